<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Nastolka</source>
        <translation>Настолка</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Версия {number}</translation>
    </message>
    <message>
        <source>Table games on your computer: alone against bots or together at one screen, without a network. Free software under the MIT licence; Qt is used under the LGPL.</source>
        <translation>Настольные игры на вашем компьютере: одному против ботов или вместе за одним экраном, без сети. Свободная программа по лицензии MIT; Qt используется по лицензии LGPL.</translation>
    </message>
    <message>
        <source>The names of the games belong to their publishers and only say which rules are played here. Nastolka is not made or endorsed by them; all pictures are our own.</source>
        <translation>Названия игр принадлежат их издателям и лишь говорят, по каким правилам здесь играют. Издатели не делали и не одобряли «Настолку»; все рисунки наши.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>About Nastolka</source>
        <translation>О программе «Настолка»</translation>
    </message>
</context>
<context>
    <name>Avatar</name>
    <message>
        <source>Fox</source>
        <translation>Лиса</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Кошка</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Медведь</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Сова</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Заяц</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Лягушка</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Пингвин</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Ёж</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Show what is possible</source>
        <translation>Показать, что можно</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>Coming</name>
    <message>
        <source>Potion-Making</source>
        <translation>Зельеварение</translation>
    </message>
    <message>
        <source>An alchemist&apos;s cabinet: collect elements and brew what they make.</source>
        <translation>Шкаф алхимика: собирайте элементы и варите то, что из них выходит.</translation>
    </message>
    <message>
        <source>Forbidden Desert</source>
        <translation>Запретная пустыня</translation>
    </message>
    <message>
        <source>Find the parts of the flying machine together before the sand wins.</source>
        <translation>Вместе найдите части летучей машины, пока не победил песок.</translation>
    </message>
</context>
<context>
    <name>ComingPage</name>
    <message>
        <source>In one of the next versions</source>
        <translation>В одной из следующих версий</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыйти</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Боковая панель</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Обычный размер</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>To the &amp;start page</source>
        <translation>К &amp;началу</translation>
    </message>
    <message>
        <source>&amp;Play again…</source>
        <translation>&amp;Сыграть ещё…</translation>
    </message>
    <message>
        <source>&amp;About Nastolka</source>
        <translation>&amp;О программе</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue the game</source>
        <translation>Продолжить партию</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Картинка стола</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть на стол</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Turn {number}</source>
        <translation>Ход {number}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>GameTab</name>
    <message>
        <source>Redeal the unknown</source>
        <translation>Пересдать скрытое</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>Go back and play on as practice?</source>
        <translation>Вернуться и играть для тренировки?</translation>
    </message>
    <message>
        <source>Something hidden has become known since. You can go back all the same; the game is then marked as practice. The hidden cards can stay as they are or be dealt afresh. Esc changes nothing.</source>
        <translation>С тех пор открылось что-то скрытое. Вернуться всё равно можно, но партия будет отмечена как тренировка. Скрытые карты могут остаться на местах или быть пересданы. Esc ничего не меняет.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Раздать заново</translation>
    </message>
    <message>
        <source>Deal again?</source>
        <translation>Раздать заново?</translation>
    </message>
    <message>
        <source>The game on the table is not finished and will be given up.</source>
        <translation>Партия на столе не окончена и будет брошена.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Уверенный</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{game}: your move</source>
        <translation>{game}: ваш ход</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <translation>Партии ({pattern})</translation>
    </message>
    <message>
        <source>The game could not be saved to {name}: {reason}</source>
        <translation>Не удалось сохранить партию в {name}: {reason}</translation>
    </message>
    <message>
        <source>{name} could not be opened: {reason}</source>
        <translation>Не удалось открыть {name}: {reason}</translation>
    </message>
    <message>
        <source>Open the version before</source>
        <translation>Открыть прошлую копию</translation>
    </message>
    <message>
        <source>Games and settings are not kept on the disk now: {reason}</source>
        <translation>Партии и настройки сейчас не сохраняются на диск: {reason}</translation>
    </message>
    <message>
        <source>A game of an earlier run could not be brought back: {reason}</source>
        <translation>Не удалось вернуть партию прошлого запуска: {reason}</translation>
    </message>
    <message>
        <source>Some settings were unusable and are as at first; a copy was kept.</source>
        <translation>Часть настроек не читалась, они стали как при первом запуске; копия файла сохранена.</translation>
    </message>
    <message>
        <source>Something went wrong and was written to the log: {line}</source>
        <translation>Случилась ошибка, она записана в журнал: {line}</translation>
    </message>
    <message>
        <source>Nastolka</source>
        <translation>Настолка</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>П&amp;артия</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>{count} of {most} seats</source>
        <translation>{count} из {most} мест</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>от {least} до {most} игроков</translation>
    </message>
    <message>
        <source>SEATS IN ORDER OF PLAY</source>
        <translation>МЕСТА ПО ПОРЯДКУ ХОДА</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Добавить место</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>РАСКЛАД</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Номер расклада</translation>
    </message>
    <message>
        <source>The same number deals the same game. You can share it.</source>
        <translation>Тот же номер, та же партия. Им можно поделиться.</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Другой номер</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать игру</translation>
    </message>
</context>
<context>
    <name>OptionsBox</name>
    <message>
        <source>RULES</source>
        <translation>ПРАВИЛА</translation>
    </message>
</context>
<context>
    <name>PlayerColour</name>
    <message>
        <source>Cherry</source>
        <translation>Вишня</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Янтарь</translation>
    </message>
    <message>
        <source>Fir</source>
        <translation>Ель</translation>
    </message>
    <message>
        <source>Azure</source>
        <translation>Лазурь</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Ирис</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Слива</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>bot {number}</source>
        <translation>бот {number}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
</context>
<context>
    <name>SeatName</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Boris</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Gleb</source>
        <translation>Глеб</translation>
    </message>
    <message>
        <source>Dina</source>
        <translation>Дина</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Picture and colour of seat {n}</source>
        <translation>Картинка и цвет места {n}</translation>
    </message>
    <message>
        <source>Picture and colour</source>
        <translation>Картинка и цвет</translation>
    </message>
    <message>
        <source>Name at seat {n}</source>
        <translation>Имя на месте {n}</translation>
    </message>
    <message>
        <source>Who plays at seat {n}</source>
        <translation>Кто играет на месте {n}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Level at seat {n}</source>
        <translation>Уровень на месте {n}</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>на этом компьютере</translation>
    </message>
    <message>
        <source>Remove seat {n}</source>
        <translation>Убрать место {n}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Убрать это место</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Reduced motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Short fades instead of flights</source>
        <translation>Вместо полётов короткое проявление</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Подсказка памяти</translation>
    </message>
    <message>
        <source>Remind of what all have seen before</source>
        <translation>Напоминать о том, что все уже видели</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} с</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Takes effect at once</source>
        <translation>Применяется сразу</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Speed of play</source>
        <translation>Скорость игры</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Вернуть исходные</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>The table changes with the window</source>
        <translation>Стол меняется вместе с окном</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Cards, text and buttons together</source>
        <translation>Карты, текст и кнопки вместе</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>A click or F finishes what moves</source>
        <translation>Щелчок завершает, F ускоряет</translation>
    </message>
    <message>
        <source>Pause after a bot</source>
        <translation>Пауза после бота</translation>
    </message>
    <message>
        <source>Time to see what it did</source>
        <translation>Время увидеть, что он сделал</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Язык программы</translation>
    </message>
    <message>
        <source>The chronicle changes too</source>
        <translation>Хроника тоже меняется</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>What I can do now</source>
        <translation>Что я могу сейчас</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
</context>
<context>
    <name>SleepingQueens</name>
    <message>
        <source>Sleeping Queens</source>
        <translation>Спящие королевы</translation>
    </message>
    <message>
        <source>Wake the queens with Kings, carry them off with Knights, and count cleverly. Who gathers enough queens or points first wins.</source>
        <translation>Будите королев Королями, увозите их Рыцарями и считайте с умом. Побеждает тот, кто первым соберёт достаточно королев или очков.</translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation>2–5 игроков</translation>
    </message>
    <message>
        <source>10 to 20 minutes</source>
        <translation>10–20 минут</translation>
    </message>
    <message>
        <source>Cards, luck and memory</source>
        <translation>Карты, удача и память</translation>
    </message>
    <message>
        <source>to {queens} queens or {points} points</source>
        <translation>до {queens} королев или {points} очков</translation>
    </message>
    <message>
        <source>{count} of {goal} queens</source>
        <translation>{count} из {goal} королев</translation>
    </message>
</context>
<context>
    <name>SleepingQueensAction</name>
    <message>
        <source>King: wake the queen in bed {bed}</source>
        <translation>Король: разбудить королеву в кровати {bed}</translation>
    </message>
    <message>
        <source>King: wake {queen} in bed {bed}</source>
        <translation>Король: разбудить {queen} в кровати {bed}</translation>
    </message>
    <message>
        <source>Knight: take {queen}</source>
        <translation>Рыцарь: забрать {queen}</translation>
    </message>
    <message>
        <source>Potion: put {queen} to sleep in bed {bed}</source>
        <translation>Зелье: усыпить {queen} в кровати {bed}</translation>
    </message>
    <message>
        <source>Jester: turn up the top card</source>
        <translation>Шут: открыть верхнюю карту колоды</translation>
    </message>
    <message>
        <source>a power gives a turn, a number counts players</source>
        <translation>сила — ещё ход, число — счёт игроков</translation>
    </message>
    <message>
        <source>Exchange {cards}</source>
        <translation>Обменять {cards}</translation>
    </message>
    <message>
        <source>take {cards}</source>
        <translation>взять {cards}</translation>
    </message>
    <message>
        <source>Dragon: drive the Knight away</source>
        <translation>Дракон: прогнать Рыцаря</translation>
    </message>
    <message>
        <source>Wand: undo the Potion</source>
        <translation>Палочка: отменить зелье</translation>
    </message>
    <message>
        <source>{queen} stays with you</source>
        <translation>{queen} останется у вас</translation>
    </message>
    <message>
        <source>Give {queen} away</source>
        <translation>Отдать {queen}</translation>
    </message>
    <message>
        <source>Let the Potion put {queen} to sleep</source>
        <translation>Позволить зелью усыпить {queen}</translation>
    </message>
    <message>
        <source>Wake the queen in bed {bed}</source>
        <translation>Разбудить королеву в кровати {bed}</translation>
    </message>
    <message>
        <source>Wake {queen} in bed {bed}</source>
        <translation>Разбудить {queen} в кровати {bed}</translation>
    </message>
    <message>
        <source>Wake nobody</source>
        <translation>Никого не будить</translation>
    </message>
    <message>
        <source>the turn passes on</source>
        <translation>ход перейдёт дальше</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>очки: {points}</translation>
    </message>
    <message>
        <source>{least} to {most} points</source>
        <translation>очки: от {least} до +{most}</translation>
    </message>
    <message>
        <source>{points} points and one more queen</source>
        <translation>очки: {points} и ещё одна королева</translation>
    </message>
    <message>
        <source>{points} points: victory</source>
        <translation>очки: {points}, это победа</translation>
    </message>
    <message>
        <source>falls asleep again: you have the Dog Queen</source>
        <translation>снова уснёт: у вас Королева Собак</translation>
    </message>
    <message>
        <source>falls asleep again: you have the Cat Queen</source>
        <translation>снова уснёт: у вас Королева Кошек</translation>
    </message>
    <message>
        <source>{loser} · {winner}</source>
        <translation>{loser} · {winner}</translation>
    </message>
    <message>
        <source>Dragon!</source>
        <translation>Дракон!</translation>
    </message>
    <message>
        <source>Wand!</source>
        <translation>Палочка!</translation>
    </message>
    <message>
        <source>Give away</source>
        <translation>Отдать</translation>
    </message>
    <message>
        <source>Let her sleep</source>
        <translation>Пусть уснёт</translation>
    </message>
</context>
<context>
    <name>SleepingQueensChronicle</name>
    <message>
        <source>You exchange {cards}</source>
        <translation>Вы обмениваете {cards}</translation>
    </message>
    <message>
        <source>{name} exchanges {cards}</source>
        <translation>{name} обменивает {cards}</translation>
    </message>
    <message>
        <source>You play a King at bed {bed}</source>
        <translation>Вы играете Короля: кровать {bed}</translation>
    </message>
    <message>
        <source>{name} plays a King at bed {bed}</source>
        <translation>{name} играет Короля: кровать {bed}</translation>
    </message>
    <message>
        <source>You play a Jester</source>
        <translation>Вы играете Шута</translation>
    </message>
    <message>
        <source>{name} plays a Jester</source>
        <translation>{name} играет Шута</translation>
    </message>
    <message>
        <source>You send a Knight for {queen}; {owner} is to answer</source>
        <translation>Вы хотите забрать Рыцарем {queen}; отвечает {owner}</translation>
    </message>
    <message>
        <source>{name} sends a Knight for {queen}; {owner} is to answer</source>
        <translation>{name} хочет забрать Рыцарем {queen}; отвечает {owner}</translation>
    </message>
    <message>
        <source>{name} sends a Knight for {queen}; you are to answer</source>
        <translation>{name} хочет забрать Рыцарем вашу {queen}</translation>
    </message>
    <message>
        <source>You pour a Potion for {queen}; {owner} is to answer</source>
        <translation>Вы хотите усыпить {queen}; отвечает {owner}</translation>
    </message>
    <message>
        <source>{name} pours a Potion for {queen}; {owner} is to answer</source>
        <translation>{name} хочет усыпить {queen}; отвечает {owner}</translation>
    </message>
    <message>
        <source>{name} pours a Potion for {queen}; you are to answer</source>
        <translation>{name} хочет усыпить вашу {queen}</translation>
    </message>
    <message>
        <source>You play {card}: {queen} stays</source>
        <translation>Вы играете {card}: {queen} остаётся</translation>
    </message>
    <message>
        <source>{name} plays {card}: {queen} stays</source>
        <translation>{name} играет {card}: {queen} остаётся</translation>
    </message>
    <message>
        <source>You take {queen}. {winner}, {loser}</source>
        <translation>Вы забираете {queen}: {winner}, {loser}</translation>
    </message>
    <message>
        <source>{name} takes {queen}. {winner}, {loser}</source>
        <translation>{name} забирает {queen}: {winner}, {loser}</translation>
    </message>
    <message>
        <source>{queen} falls asleep in bed {bed}. {loser}</source>
        <translation>{queen} засыпает в кровати {bed}: {loser}</translation>
    </message>
    <message>
        <source>You wake {queen}: {points}</source>
        <translation>Вы будите {queen}: {points}</translation>
    </message>
    <message>
        <source>{name} wakes {queen}: {points}</source>
        <translation>{name} будит {queen}: {points}</translation>
    </message>
    <message>
        <source>You wake {queen}, but you have {enemy}: she goes back to bed {bed}</source>
        <translation>Вы будите {queen}, но у вас {enemy}: снова спать в кровать {bed}</translation>
    </message>
    <message>
        <source>{name} wakes {queen}, but already has {enemy}: she goes back to bed {bed}</source>
        <translation>{name} будит {queen}, но рядом {enemy}: снова спать в кровать {bed}</translation>
    </message>
    <message>
        <source>The Rose Queen lets you wake another</source>
        <translation>Королева Роз позволяет вам разбудить ещё одну</translation>
    </message>
    <message>
        <source>{name} may wake another, thanks to the Rose Queen</source>
        <translation>{name} может разбудить ещё одну: подарок Королевы Роз</translation>
    </message>
    <message>
        <source>You wake nobody</source>
        <translation>Вы никого не будите</translation>
    </message>
    <message>
        <source>{name} wakes nobody</source>
        <translation>{name} никого не будит</translation>
    </message>
    <message>
        <source>You turn up {card}, take it and have another turn</source>
        <translation>Вы открываете {card}: карта ваша, ещё один ход</translation>
    </message>
    <message>
        <source>{name} turns up {card}, takes it and has another turn</source>
        <translation>{name} открывает {card}: карта в руку, ещё один ход</translation>
    </message>
    <message>
        <source>You turn up {card}</source>
        <translation>Вы открываете {card}</translation>
    </message>
    <message>
        <source>{name} turns up {card}</source>
        <translation>{name} открывает {card}</translation>
    </message>
    <message>
        <source>Counted to {number}: you may wake a queen</source>
        <translation>На счёт {number} — вы: можно разбудить королеву</translation>
    </message>
    <message>
        <source>Counted to {number}: {name} may wake a queen</source>
        <translation>На счёт {number} — {name}: можно разбудить королеву</translation>
    </message>
    <message>
        <source>You draw: {cards}</source>
        <translation>Вы берёте: {cards}</translation>
    </message>
    <message>
        <source>The discard is shuffled into a new pile: {cards}</source>
        <translation>Сброс перемешан в новую колоду, карт: {cards}</translation>
    </message>
    <message>
        <source>Turn {turn}: you</source>
        <translation>Ход {turn}: вы</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <translation>Ход {turn}: {name}</translation>
    </message>
    <message>
        <source>Turn {turn}: you again</source>
        <translation>Ход {turn}: снова вы</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} again</source>
        <translation>Ход {turn}: снова {name}</translation>
    </message>
    <message>
        <source>{headline} {detail}</source>
        <translation>{headline} {detail}</translation>
    </message>
</context>
<context>
    <name>SleepingQueensCounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карту</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n королева</numerusform>
            <numerusform>%n королевы</numerusform>
            <numerusform>%n королев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SleepingQueensEffect</name>
    <message>
        <source>Wakes a sleeping queen of your choice.</source>
        <translation>Будит спящую королеву на ваш выбор.</translation>
    </message>
    <message>
        <source>Turns up the top card: a power card gives another turn, a number counts who may wake a queen.</source>
        <translation>Открывает верхнюю карту: карта силы даёт ещё ход, число отсчитывает, кто может разбудить королеву.</translation>
    </message>
    <message>
        <source>Takes another player&apos;s queen. A Dragon stops him.</source>
        <translation>Забирает королеву другого игрока. Остановит его Дракон.</translation>
    </message>
    <message>
        <source>Puts another player&apos;s queen to sleep. A Wand undoes it.</source>
        <translation>Усыпляет королеву другого игрока. Отменит его Палочка.</translation>
    </message>
    <message>
        <source>Undoes a Sleeping Potion, at once.</source>
        <translation>Сразу отменяет Сонное зелье.</translation>
    </message>
    <message>
        <source>Drives a Knight away, at once.</source>
        <translation>Сразу прогоняет Рыцаря.</translation>
    </message>
    <message>
        <source>For exchange: alone, in a pair or in an addition such as 2 + 3 = 5.</source>
        <translation>Для обмена: одна карта, пара или пример вроде 2 + 3 = 5.</translation>
    </message>
    <message>
        <source>Does not stay with the Dog Queen.</source>
        <translation>Не уживается с Королевой Собак.</translation>
    </message>
    <message>
        <source>Does not stay with the Cat Queen.</source>
        <translation>Не уживается с Королевой Кошек.</translation>
    </message>
    <message>
        <source>When woken, she lets you wake another queen.</source>
        <translation>Проснувшись, позволяет разбудить ещё одну королеву.</translation>
    </message>
    <message>
        <source>Cannot be taken or put to sleep.</source>
        <translation>Её нельзя ни забрать, ни усыпить.</translation>
    </message>
</context>
<context>
    <name>SleepingQueensName</name>
    <message>
        <source>Heart Queen</source>
        <translation>Королева Сердец</translation>
    </message>
    <message>
        <source>Cat Queen</source>
        <translation>Королева Кошек</translation>
    </message>
    <message>
        <source>Dog Queen</source>
        <translation>Королева Собак</translation>
    </message>
    <message>
        <source>Pancake Queen</source>
        <translation>Блинная Королева</translation>
    </message>
    <message>
        <source>Ladybug Queen</source>
        <translation>Королева Божьих Коровок</translation>
    </message>
    <message>
        <source>Moon Queen</source>
        <translation>Лунная Королева</translation>
    </message>
    <message>
        <source>Peacock Queen</source>
        <translation>Королева Павлинов</translation>
    </message>
    <message>
        <source>Sunflower Queen</source>
        <translation>Королева Подсолнухов</translation>
    </message>
    <message>
        <source>Cake Queen</source>
        <translation>Королева Тортов</translation>
    </message>
    <message>
        <source>Rainbow Queen</source>
        <translation>Королева Радуги</translation>
    </message>
    <message>
        <source>Rose Queen</source>
        <translation>Королева Роз</translation>
    </message>
    <message>
        <source>Starfish Queen</source>
        <translation>Королева Морских Звёзд</translation>
    </message>
    <message>
        <source>Book Queen</source>
        <translation>Книжная Королева</translation>
    </message>
    <message>
        <source>Butterfly Queen</source>
        <translation>Королева Бабочек</translation>
    </message>
    <message>
        <source>Ice Cream Queen</source>
        <translation>Королева Мороженого</translation>
    </message>
    <message>
        <source>Strawberry Queen</source>
        <translation>Королева Клубники</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Шут</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Рыцарь</translation>
    </message>
    <message>
        <source>Sleeping Potion</source>
        <translation>Сонное зелье</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <translation>Волшебная палочка</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Дракон</translation>
    </message>
</context>
<context>
    <name>SleepingQueensObject</name>
    <message>
        <source>the Heart Queen</source>
        <translation>Королеву Сердец</translation>
    </message>
    <message>
        <source>the Cat Queen</source>
        <translation>Королеву Кошек</translation>
    </message>
    <message>
        <source>the Dog Queen</source>
        <translation>Королеву Собак</translation>
    </message>
    <message>
        <source>the Pancake Queen</source>
        <translation>Блинную Королеву</translation>
    </message>
    <message>
        <source>the Ladybug Queen</source>
        <translation>Королеву Божьих Коровок</translation>
    </message>
    <message>
        <source>the Moon Queen</source>
        <translation>Лунную Королеву</translation>
    </message>
    <message>
        <source>the Peacock Queen</source>
        <translation>Королеву Павлинов</translation>
    </message>
    <message>
        <source>the Sunflower Queen</source>
        <translation>Королеву Подсолнухов</translation>
    </message>
    <message>
        <source>the Cake Queen</source>
        <translation>Королеву Тортов</translation>
    </message>
    <message>
        <source>the Rainbow Queen</source>
        <translation>Королеву Радуги</translation>
    </message>
    <message>
        <source>the Rose Queen</source>
        <translation>Королеву Роз</translation>
    </message>
    <message>
        <source>the Starfish Queen</source>
        <translation>Королеву Морских Звёзд</translation>
    </message>
    <message>
        <source>the Book Queen</source>
        <translation>Книжную Королеву</translation>
    </message>
    <message>
        <source>the Butterfly Queen</source>
        <translation>Королеву Бабочек</translation>
    </message>
    <message>
        <source>the Ice Cream Queen</source>
        <translation>Королеву Мороженого</translation>
    </message>
    <message>
        <source>the Strawberry Queen</source>
        <translation>Королеву Клубники</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>Короля</translation>
    </message>
    <message>
        <source>the Jester</source>
        <translation>Шута</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>Рыцаря</translation>
    </message>
    <message>
        <source>the Sleeping Potion</source>
        <translation>Сонное зелье</translation>
    </message>
    <message>
        <source>the Magic Wand</source>
        <translation>Волшебную палочку</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>Дракона</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>карту {number}</translation>
    </message>
    <message>
        <source>{terms} = {result}</source>
        <translation>{terms} = {result}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>пару {first} и {second}</translation>
    </message>
</context>
<context>
    <name>SleepingQueensOption</name>
    <message>
        <source>Sixteen queens</source>
        <translation>Шестнадцать королев</translation>
    </message>
    <message>
        <source>Four more queens in a grid of four by four; the Strawberry Queen is safe from Knights and Potions.</source>
        <translation>Ещё четыре королевы, кровати четыре на четыре; Королеву Клубники нельзя ни забрать, ни усыпить.</translation>
    </message>
    <message>
        <source>A Knight may part Cat and Dog</source>
        <translation>Рыцарь против Кошек и Собак</translation>
    </message>
    <message>
        <source>With the Cat Queen you may attack the Dog Queen, and the reverse: she falls asleep instead of coming to you.</source>
        <translation>С Королевой Кошек можно атаковать Королеву Собак, и наоборот: она засыпает, а не переходит к вам.</translation>
    </message>
    <message>
        <source>Dragons and Wands answer by themselves</source>
        <translation>Автоматическая защита</translation>
    </message>
    <message>
        <source>Nobody is asked: whoever holds the right card defends the queen with it.</source>
        <translation>Никого не спрашивают: у кого есть нужная карта, тот ею и защищается.</translation>
    </message>
</context>
<context>
    <name>SleepingQueensPlayer</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>SleepingQueensPrompt</name>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Play a power card, or exchange one card, a pair or an addition.</source>
        <translation>Сыграйте карту силы или обменяйте карту, пару либо пример.</translation>
    </message>
    <message>
        <source>Exchange one card, a pair of numbers or an addition.</source>
        <translation>Обменяйте одну карту, пару чисел или пример на сложение.</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation>Ходит {name}</translation>
    </message>
    <message>
        <source>{name} sends a Knight for {queen}</source>
        <translation>{name} хочет забрать Рыцарем вашу {queen}</translation>
    </message>
    <message>
        <source>{name} wants to put {queen} to sleep</source>
        <translation>{name} хочет усыпить вашу {queen}</translation>
    </message>
    <message>
        <source>Answer with the Dragon or give her away? The Dragon is spent, you draw a new card.</source>
        <translation>Ответить Драконом или отдать её? Дракон уйдёт в сброс, вы возьмёте новую карту.</translation>
    </message>
    <message>
        <source>Answer with the Wand or let her sleep? The Wand is spent, you draw a new card.</source>
        <translation>Ответить Палочкой или пусть уснёт? Палочка уйдёт в сброс, вы возьмёте новую карту.</translation>
    </message>
    <message>
        <source>You have no Dragon: she has to go.</source>
        <translation>Дракона у вас нет: королеву придётся отдать.</translation>
    </message>
    <message>
        <source>You have no Wand: she has to sleep.</source>
        <translation>Палочки у вас нет: королева уснёт.</translation>
    </message>
    <message>
        <source>{name} decides whether to protect {queen}</source>
        <translation>{name} решает, защищать ли {queen}</translation>
    </message>
    <message>
        <source>Your Knight waits: only a Dragon stops him.</source>
        <translation>Ваш Рыцарь ждёт: остановит его только Дракон.</translation>
    </message>
    <message>
        <source>Your Potion waits: only a Wand undoes it.</source>
        <translation>Ваше зелье ждёт: отменит его только Палочка.</translation>
    </message>
    <message>
        <source>{name} has sent a Knight for her.</source>
        <translation>{name} хочет забрать её Рыцарем.</translation>
    </message>
    <message>
        <source>{name} has poured a Sleeping Potion.</source>
        <translation>{name} хочет усыпить её зельем.</translation>
    </message>
    <message>
        <source>The count ended with you: wake a queen</source>
        <translation>Счёт остановился на вас: разбудите королеву</translation>
    </message>
    <message>
        <source>Choose a bed; you may also wake nobody.</source>
        <translation>Выберите кровать; можно и никого не будить.</translation>
    </message>
    <message>
        <source>{name} may wake a queen</source>
        <translation>{name} может разбудить королеву</translation>
    </message>
    <message>
        <source>The Jester&apos;s count ended there.</source>
        <translation>Так остановился счёт Шута.</translation>
    </message>
    <message>
        <source>The Rose Queen: wake another queen</source>
        <translation>Королева Роз: разбудите ещё одну королеву</translation>
    </message>
    <message>
        <source>{name} may wake another queen</source>
        <translation>{name} может разбудить ещё одну королеву</translation>
    </message>
    <message>
        <source>That is the Rose Queen&apos;s gift.</source>
        <translation>Это подарок Королевы Роз.</translation>
    </message>
</context>
<context>
    <name>SleepingQueensRefusal</name>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Somebody has reached the goal: nothing more is played.</source>
        <translation>Цель достигнута: больше никто не ходит.</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <translation>Такой карты нет на руке</translation>
    </message>
    <message>
        <source>You do not hold enough of these cards: {card}.</source>
        <translation>Столько этих карт у вас нет: {card}.</translation>
    </message>
    <message>
        <source>Not your queen</source>
        <translation>Это не ваша королева</translation>
    </message>
    <message>
        <source>Only the attacked queen&apos;s owner may answer: {owner}.</source>
        <translation>Отвечает только тот, чью королеву атакуют: {owner}.</translation>
    </message>
    <message>
        <source>An attack is going on</source>
        <translation>Идёт атака</translation>
    </message>
    <message>
        <source>First the attacked queen&apos;s owner answers: {owner}.</source>
        <translation>Сначала ответит тот, чью королеву атакуют: {owner}.</translation>
    </message>
    <message>
        <source>Too late to defend</source>
        <translation>Защищаться поздно</translation>
    </message>
    <message>
        <source>A Dragon or Wand is played at once, while your queen is being attacked.</source>
        <translation>Дракона и Палочку играют сразу, пока вашу королеву атакуют.</translation>
    </message>
    <message>
        <source>A queen is being woken</source>
        <translation>Сейчас будят королеву</translation>
    </message>
    <message>
        <source>First a queen may be woken by: {player}.</source>
        <translation>Сначала королеву может разбудить {player}.</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>Не ваш ход</translation>
    </message>
    <message>
        <source>Now it is the turn of: {player}.</source>
        <translation>Сейчас ходит {player}.</translation>
    </message>
    <message>
        <source>One card is enough</source>
        <translation>Хватит одной карты</translation>
    </message>
    <message>
        <source>An attack is answered with a single card: {needed}.</source>
        <translation>На атаку отвечают одной картой: {needed}.</translation>
    </message>
    <message>
        <source>The wrong answer</source>
        <translation>Эта карта не поможет</translation>
    </message>
    <message>
        <source>Against {attack_object} only {needed_subject} helps.</source>
        <translation>На {attack_object} отвечает только {needed_subject}.</translation>
    </message>
    <message>
        <source>Your queen is under attack</source>
        <translation>Вашу королеву атакуют</translation>
    </message>
    <message>
        <source>Answer with {needed_object} or let her go; other cards have to wait.</source>
        <translation>Сыграйте {needed_object} или отпустите королеву; другие карты подождут.</translation>
    </message>
    <message>
        <source>First choose a queen</source>
        <translation>Сначала выберите королеву</translation>
    </message>
    <message>
        <source>Wake a sleeping queen or nobody; no card is needed.</source>
        <translation>Разбудите спящую королеву или откажитесь; карта для этого не нужна.</translation>
    </message>
    <message>
        <source>The bed is empty</source>
        <translation>Кровать пуста</translation>
    </message>
    <message>
        <source>Nobody sleeps in bed {bed}: choose another one.</source>
        <translation>В кровати {bed} никто не спит: выберите другую.</translation>
    </message>
    <message>
        <source>Choose a bed</source>
        <translation>Выберите кровать</translation>
    </message>
    <message>
        <source>Only a sleeping queen can be woken: point at her bed.</source>
        <translation>Разбудить можно только спящую королеву: укажите её кровать.</translation>
    </message>
    <message>
        <source>Numbers have no power</source>
        <translation>У чисел нет силы</translation>
    </message>
    <message>
        <source>A number can only be exchanged, alone, in a pair or in an addition.</source>
        <translation>Число можно только обменять: одно, парой или в примере на сложение.</translation>
    </message>
    <message>
        <source>Only as an answer</source>
        <translation>Только в ответ</translation>
    </message>
    <message>
        <source>{card_subject} is played when your queen is attacked; now it can be exchanged.</source>
        <translation>{card_subject} играется, когда атакуют вашу королеву; сейчас эту карту можно обменять.</translation>
    </message>
    <message>
        <source>The Jester needs no target</source>
        <translation>Шуту не нужна цель</translation>
    </message>
    <message>
        <source>He turns up the top card of the pile: just play him.</source>
        <translation>Он открывает верхнюю карту колоды: просто сыграйте его.</translation>
    </message>
    <message>
        <source>You cannot pass</source>
        <translation>Пропустить ход нельзя</translation>
    </message>
    <message>
        <source>Play a card or exchange at least one: any will do.</source>
        <translation>Сыграйте карту или обменяйте хотя бы одну: годится любая.</translation>
    </message>
    <message>
        <source>A King is needed</source>
        <translation>Нужен Король</translation>
    </message>
    <message>
        <source>On your turn a sleeping queen is woken by a King.</source>
        <translation>В свой ход спящую королеву будят Королём.</translation>
    </message>
    <message>
        <source>No card for it</source>
        <translation>Нужна карта</translation>
    </message>
    <message>
        <source>A Knight takes an awake queen, a Potion puts her to sleep: choose such a card first.</source>
        <translation>Рыцарь забирает королеву, Сонное зелье усыпляет её: сначала выберите карту.</translation>
    </message>
    <message>
        <source>Choose cards first</source>
        <translation>Сначала выберите карты</translation>
    </message>
    <message>
        <source>Choose what to play or exchange from your hand.</source>
        <translation>Выберите на руке, что сыграть или обменять.</translation>
    </message>
    <message>
        <source>She is awake already</source>
        <translation>Она уже не спит</translation>
    </message>
    <message>
        <source>A King wakes sleeping queens only: choose a bed.</source>
        <translation>Король будит только спящих королев: выберите кровать.</translation>
    </message>
    <message>
        <source>Whom shall the King wake?</source>
        <translation>Кого будит Король?</translation>
    </message>
    <message>
        <source>Choose a bed with a sleeping queen for him.</source>
        <translation>Выберите для него кровать со спящей королевой.</translation>
    </message>
    <message>
        <source>She is asleep</source>
        <translation>Она спит</translation>
    </message>
    <message>
        <source>{card_subject} touches only awake queens of other players.</source>
        <translation>{card_subject} действует только на проснувшихся королев других игроков.</translation>
    </message>
    <message>
        <source>Choose a queen</source>
        <translation>Выберите королеву</translation>
    </message>
    <message>
        <source>Point at another player&apos;s queen for {card_object}.</source>
        <translation>Чтобы сыграть {card_object}, укажите королеву другого игрока.</translation>
    </message>
    <message>
        <source>Nobody to attack</source>
        <translation>Атаковать некого</translation>
    </message>
    <message>
        <source>No other player has an awake queen yet. The card can be exchanged.</source>
        <translation>У других игроков пока нет проснувшихся королев. Карту можно обменять.</translation>
    </message>
    <message>
        <source>Your own queen</source>
        <translation>Это ваша королева</translation>
    </message>
    <message>
        <source>{card_subject} is played on other players&apos; queens.</source>
        <translation>{card_subject} играется на королев других игроков.</translation>
    </message>
    <message>
        <source>The Strawberry Queen is safe</source>
        <translation>Королева Клубники неприкосновенна</translation>
    </message>
    <message>
        <source>She can be neither taken by a Knight nor put to sleep.</source>
        <translation>Её нельзя ни забрать Рыцарем, ни усыпить зельем.</translation>
    </message>
    <message>
        <source>They would quarrel</source>
        <translation>Они поссорятся</translation>
    </message>
    <message>
        <source>{enemy_subject} is yours already: you may not take {queen_object}.</source>
        <translation>{enemy_subject} уже у вас: забрать {queen_object} нельзя.</translation>
    </message>
    <message>
        <source>No such bed</source>
        <translation>Такой кровати нет</translation>
    </message>
    <message>
        <source>There is no bed {bed} on this table.</source>
        <translation>Кровати {bed} на этом столе нет.</translation>
    </message>
    <message>
        <source>She is not in this game</source>
        <translation>Её нет в этой партии</translation>
    </message>
    <message>
        <source>This queen belongs to the game with sixteen queens.</source>
        <translation>Эта королева есть только в партии с шестнадцатью королевами.</translation>
    </message>
    <message>
        <source>The Knight needs no bed</source>
        <translation>Рыцарю не нужна кровать</translation>
    </message>
    <message>
        <source>He brings {queen_object} to you: point at her alone.</source>
        <translation>Он привозит {queen_object} вам: укажите только её.</translation>
    </message>
    <message>
        <source>Choose a bed too</source>
        <translation>Выберите и кровать</translation>
    </message>
    <message>
        <source>Show the empty bed where {queen_subject} shall sleep.</source>
        <translation>Укажите пустую кровать, где уснёт {queen_subject}.</translation>
    </message>
    <message>
        <source>Just play it</source>
        <translation>Просто сыграйте карту</translation>
    </message>
    <message>
        <source>{needed_subject} needs no target: play the card alone.</source>
        <translation>{needed_subject} — карта без цели: сыграйте её саму по себе.</translation>
    </message>
    <message>
        <source>Exchange on the discard</source>
        <translation>Обмен — на сброс</translation>
    </message>
    <message>
        <source>These cards can be exchanged: put them on the discard.</source>
        <translation>Эти карты можно обменять: положите их в сброс.</translation>
    </message>
    <message>
        <source>Choose an empty bed</source>
        <translation>Выберите пустую кровать</translation>
    </message>
    <message>
        <source>{queen_subject} can only fall asleep in an empty bed.</source>
        <translation>{queen_subject} может уснуть только в пустой кровати.</translation>
    </message>
    <message>
        <source>Not a pair of numbers</source>
        <translation>Это не пара чисел</translation>
    </message>
    <message>
        <source>Pairs are for numbers; power cards go one by one.</source>
        <translation>Парами меняют только числа; карты силы — по одной.</translation>
    </message>
    <message>
        <source>Numbers only</source>
        <translation>Только числа</translation>
    </message>
    <message>
        <source>Several cards are exchanged only if all are numbers; a power card goes alone.</source>
        <translation>Несколько карт меняют, только если все они числа; карту силы — отдельно.</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <translation>Это не пара</translation>
    </message>
    <message>
        <source>Two cards must be equal. Add a third one to make an addition ({cards} is none).</source>
        <translation>Две карты должны быть равны. Для примера нужна третья ({cards} — ещё не пример).</translation>
    </message>
    <message>
        <source>Only two of a kind</source>
        <translation>Только две одинаковые</translation>
    </message>
    <message>
        <source>Equal numbers go in pairs: choose two of these.</source>
        <translation>Одинаковые числа меняют парами: выберите две карты.</translation>
    </message>
    <message>
        <source>One card must be the result</source>
        <translation>Ответ — одна карта</translation>
    </message>
    <message>
        <source>The largest number has to be the sum of the others: they make {sum}, not {largest}.</source>
        <translation>Самое большое число должно быть суммой остальных, а они дают {sum}, не {largest}.</translation>
    </message>
    <message>
        <source>One exchange a turn</source>
        <translation>Один обмен за ход</translation>
    </message>
    <message>
        <source>A pair and another card do not go together: {cards} is not an addition.</source>
        <translation>Пару и ещё одну карту вместе не меняют: {cards} — не пример на сложение.</translation>
    </message>
    <message>
        <source>The addition is wrong</source>
        <translation>Пример не сходится</translation>
    </message>
    <message>
        <source>The others make {sum}, not {largest}.</source>
        <translation>Остальные дают {sum}, а не {largest}.</translation>
    </message>
    <message>
        <source>It cannot be done now</source>
        <translation>Сейчас так нельзя</translation>
    </message>
    <message>
        <source>Rules, {clause}</source>
        <translation>Правила, {clause}</translation>
    </message>
</context>
<context>
    <name>SleepingQueensResult</name>
    <message>
        <source>You win!</source>
        <translation>Вы победили!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} побеждает!</translation>
    </message>
    <message>
        <source>Shared victory: {names}.</source>
        <translation>Общая победа: {names}.</translation>
    </message>
    <message>
        <source>Enough queens are awake: {points}.</source>
        <translation>Собрано достаточно королев: {points}.</translation>
    </message>
    <message>
        <source>Enough points: {score}.</source>
        <translation>Собрано достаточно очков: {score}.</translation>
    </message>
    <message>
        <source>Enough queens, and enough points too: {score}.</source>
        <translation>Собрано достаточно и королев, и очков: {score}.</translation>
    </message>
    <message>
        <source>All queens are awake; the best score is {score}.</source>
        <translation>Все королевы проснулись; лучший счёт — {score}.</translation>
    </message>
</context>
<context>
    <name>SleepingQueensSubject</name>
    <message>
        <source>the Heart Queen</source>
        <translation>Королева Сердец</translation>
    </message>
    <message>
        <source>the Cat Queen</source>
        <translation>Королева Кошек</translation>
    </message>
    <message>
        <source>the Dog Queen</source>
        <translation>Королева Собак</translation>
    </message>
    <message>
        <source>the Pancake Queen</source>
        <translation>Блинная Королева</translation>
    </message>
    <message>
        <source>the Ladybug Queen</source>
        <translation>Королева Божьих Коровок</translation>
    </message>
    <message>
        <source>the Moon Queen</source>
        <translation>Лунная Королева</translation>
    </message>
    <message>
        <source>the Peacock Queen</source>
        <translation>Королева Павлинов</translation>
    </message>
    <message>
        <source>the Sunflower Queen</source>
        <translation>Королева Подсолнухов</translation>
    </message>
    <message>
        <source>the Cake Queen</source>
        <translation>Королева Тортов</translation>
    </message>
    <message>
        <source>the Rainbow Queen</source>
        <translation>Королева Радуги</translation>
    </message>
    <message>
        <source>the Rose Queen</source>
        <translation>Королева Роз</translation>
    </message>
    <message>
        <source>the Starfish Queen</source>
        <translation>Королева Морских Звёзд</translation>
    </message>
    <message>
        <source>the Book Queen</source>
        <translation>Книжная Королева</translation>
    </message>
    <message>
        <source>the Butterfly Queen</source>
        <translation>Королева Бабочек</translation>
    </message>
    <message>
        <source>the Ice Cream Queen</source>
        <translation>Королева Мороженого</translation>
    </message>
    <message>
        <source>the Strawberry Queen</source>
        <translation>Королева Клубники</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>the Jester</source>
        <translation>Шут</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>Рыцарь</translation>
    </message>
    <message>
        <source>the Sleeping Potion</source>
        <translation>Сонное зелье</translation>
    </message>
    <message>
        <source>the Magic Wand</source>
        <translation>Волшебная палочка</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>Дракон</translation>
    </message>
</context>
<context>
    <name>SleepingQueensTable</name>
    <message>
        <source>Pile · {count}</source>
        <translation>Колода · {count}</translation>
    </message>
    <message>
        <source>soon shuffled</source>
        <translation>скоро перемешаем</translation>
    </message>
    <message>
        <source>Discard · {count}</source>
        <translation>Сброс · {count}</translation>
    </message>
    <message>
        <source>{queens} of {goal} · {points} of {most}</source>
        <translation>{queens} из {goal} · {points} из {most}</translation>
    </message>
    <message>
        <source>{count} of {goal}</source>
        <translation>{count} из {goal}</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Королевы</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>either is enough</source>
        <translation>достаточно одного</translation>
    </message>
    <message>
        <source>×{count}</source>
        <translation>×{count}</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>Your example</source>
        <translation>Ваш пример</translation>
    </message>
    <message>
        <source>Choose a card to play it, or numbers: a pair or an example</source>
        <translation>Выберите карту, чтобы сыграть её, или числа: пару либо пример</translation>
    </message>
    <message>
        <source>exchange one card</source>
        <translation>обмен одной карты</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>пара</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>that is not so</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>{card} is needed</source>
        <translation>нужна {card}</translation>
    </message>
    <message>
        <source>choose where, or exchange it</source>
        <translation>выберите цель или обменяйте карту</translation>
    </message>
    <message>
        <source>now it can only be exchanged</source>
        <translation>сейчас можно только обменять</translation>
    </message>
    <message>
        <source>King: choose a sleeping queen.</source>
        <translation>Король: выберите спящую королеву.</translation>
    </message>
    <message>
        <source>Knight: choose another player&apos;s queen.</source>
        <translation>Рыцарь: выберите королеву другого игрока.</translation>
    </message>
    <message>
        <source>Potion: choose another player&apos;s queen.</source>
        <translation>Сонное зелье: выберите королеву другого игрока.</translation>
    </message>
    <message>
        <source>Potion: choose an empty bed, or Enter.</source>
        <translation>Сонное зелье: выберите пустую кровать или нажмите Enter.</translation>
    </message>
    <message>
        <source>{card}: put it on the table to play it.</source>
        <translation>{card}: положите карту на стол, чтобы сыграть её.</translation>
    </message>
    <message>
        <source>{card}: now it can only be exchanged.</source>
        <translation>{card}: сейчас эту карту можно только обменять.</translation>
    </message>
    <message>
        <source>{formula}: exchange? Enter or the discard.</source>
        <translation>{formula}: обменять? Enter или щелчок по сбросу.</translation>
    </message>
    <message>
        <source>{formula}: choose more numbers.</source>
        <translation>{formula}: выберите ещё числа.</translation>
    </message>
    <message>
        <source>{formula}: this cannot be exchanged.</source>
        <translation>{formula}: так обменять нельзя.</translation>
    </message>
    <message>
        <source>{name} attacks!</source>
        <translation>{name} атакует!</translation>
    </message>
    <message>
        <source>carries off {queen}</source>
        <translation>увозит {queen}</translation>
    </message>
    <message>
        <source>puts {queen} to sleep</source>
        <translation>усыпляет {queen}</translation>
    </message>
</context>
<context>
    <name>SleepingQueensTitle</name>
    <message>
        <source>Heart
Queen</source>
        <translation>Королева
Сердец</translation>
    </message>
    <message>
        <source>Cat
Queen</source>
        <translation>Королева
Кошек</translation>
    </message>
    <message>
        <source>Dog
Queen</source>
        <translation>Королева
Собак</translation>
    </message>
    <message>
        <source>Pancake
Queen</source>
        <translation>Блинная
Королева</translation>
    </message>
    <message>
        <source>Ladybug
Queen</source>
        <translation>Королева Божьих
Коровок</translation>
    </message>
    <message>
        <source>Moon
Queen</source>
        <translation>Лунная
Королева</translation>
    </message>
    <message>
        <source>Peacock
Queen</source>
        <translation>Королева
Павлинов</translation>
    </message>
    <message>
        <source>Sunflower
Queen</source>
        <translation>Королева
Подсолнухов</translation>
    </message>
    <message>
        <source>Cake
Queen</source>
        <translation>Королева
Тортов</translation>
    </message>
    <message>
        <source>Rainbow
Queen</source>
        <translation>Королева
Радуги</translation>
    </message>
    <message>
        <source>Rose
Queen</source>
        <translation>Королева
Роз</translation>
    </message>
    <message>
        <source>Starfish
Queen</source>
        <translation>Королева
Морских Звёзд</translation>
    </message>
    <message>
        <source>Book
Queen</source>
        <translation>Книжная
Королева</translation>
    </message>
    <message>
        <source>Butterfly
Queen</source>
        <translation>Королева
Бабочек</translation>
    </message>
    <message>
        <source>Ice Cream
Queen</source>
        <translation>Королева
Мороженого</translation>
    </message>
    <message>
        <source>Strawberry
Queen</source>
        <translation>Королева
Клубники</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Шут</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Рыцарь</translation>
    </message>
    <message>
        <source>Sleeping
Potion</source>
        <translation>Сонное
зелье</translation>
    </message>
    <message>
        <source>Magic
Wand</source>
        <translation>Волшебная
палочка</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Дракон</translation>
    </message>
    <message>
        <source>Chess
King</source>
        <translation>Король
Шахматный</translation>
    </message>
    <message>
        <source>Turtle
King</source>
        <translation>Король
Черепах</translation>
    </message>
    <message>
        <source>Bubble Gum
King</source>
        <translation>Король Жеват.
Резинки</translation>
    </message>
    <message>
        <source>Fire
King</source>
        <translation>Король
Огненный</translation>
    </message>
    <message>
        <source>Tie-Dye
King</source>
        <translation>Король
Ярких Красок</translation>
    </message>
    <message>
        <source>Puzzle
King</source>
        <translation>Король
Пазлов</translation>
    </message>
    <message>
        <source>Cookie
King</source>
        <translation>Король
Печенья</translation>
    </message>
    <message>
        <source>Hat
King</source>
        <translation>Король
Шляпный</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Зелье</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Палочка</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Seats, bots, rules</source>
        <translation>Места, боты, правила</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>A game saved in a file</source>
        <translation>Партия из файла</translation>
    </message>
</context>
<context>
    <name>TableKey</name>
    <message>
        <source>Take the action with this number</source>
        <translation>Сделать действие с этим номером</translation>
    </message>
    <message>
        <source>Take the main action</source>
        <translation>Сделать главное действие</translation>
    </message>
    <message>
        <source>Move through the list of actions or the table</source>
        <translation>Двигаться по списку действий или по столу</translation>
    </message>
    <message>
        <source>Go to the next zone</source>
        <translation>Перейти к следующей зоне</translation>
    </message>
    <message>
        <source>Close or unselect; gives nothing away</source>
        <translation>Закрыть или снять выбор; ничего не отдаёт</translation>
    </message>
    <message>
        <source>Hold: everything moves fast</source>
        <translation>Держать: всё движется быстро</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>this is not a saved game</source>
        <translation>это не сохранённая партия</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>файл повреждён</translation>
    </message>
    <message>
        <source>the file is too large for a saved game</source>
        <translation>файл слишком велик для партии</translation>
    </message>
    <message>
        <source>a newer version of the program wrote it</source>
        <translation>его записала более новая версия программы</translation>
    </message>
    <message>
        <source>it was played by newer rules than this program knows</source>
        <translation>партия шла по более новым правилам, чем знает эта программа</translation>
    </message>
    <message>
        <source>it holds a game that is not installed here</source>
        <translation>в нём игра, которой здесь нет</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>его нет на месте</translation>
    </message>
    <message>
        <source>the system allows no access</source>
        <translation>система не даёт доступа</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>имя слишком длинное</translation>
    </message>
    <message>
        <source>another window is using it</source>
        <translation>его использует другое окно</translation>
    </message>
    <message>
        <source>the system says: {reason}</source>
        <translation>сообщение системы: {reason}</translation>
    </message>
</context>
</TS>
