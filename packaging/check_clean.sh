#!/usr/bin/env bash
# Run both commands in a fresh Debian and print how long they take: packaging/check_clean.sh [suite]
# Wants root, debootstrap and git. The committed state is checked. How packages are reached (mirror, certificates,
# settings of apt and pip) is taken from this machine at run time. Everything made is removed at the end.
set -euo pipefail

suite=${1:-bookworm}
repository=$(cd "$(dirname "$0")/.." && pwd)

if [ "$(id -u)" != 0 ]; then echo "check_clean: run as root" >&2; exit 1; fi
for tool in debootstrap git unshare; do
  command -v "$tool" >/dev/null || { echo "check_clean: $tool is missing" >&2; exit 1; }
done
if [ -z "${CHECK_CLEAN_APART:-}" ]; then # mounts and processes of our own vanish with us, whatever happens
  exec unshare --mount --pid --fork --kill-child env CHECK_CLEAN_APART=1 "$0" "$@"
fi

system=$(mktemp -d)
clean_up() {
  umount "$system/dev/shm" "$system/proc" 2>/dev/null || true
  rm -rf --one-file-system "$system"
}
trap clean_up EXIT

mirror() { # where this machine takes its own Debian packages from; apt fills $(REPO_URI) in
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -v security | sort -u | head -n 1
}

carry_over() { # settings that exist here, at the same place there
  for path in /etc/hosts /etc/resolv.conf /usr/local/share/ca-certificates /etc/ssl/certs/ca-certificates.crt \
    /etc/pip.conf /etc/xdg/pip /root/.config/pip; do
    [ -e "$path" ] || continue
    mkdir -p "$system$(dirname "$path")"
    cp -rL "$path" "$system$(dirname "$path")/"
  done
  apt-config dump Acquire | grep -v IndexTargets >"$system/etc/apt/apt.conf.d/99carried-over" || true
}

inside() { # run a line in the new system, with nothing of our environment but the ways to the packages
  local passed=(HOME=/root LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
  while IFS= read -r pair; do passed+=("$pair"); done < <(env | grep -E '^(PIP_|SSL_CERT_|[a-zA-Z]+_(proxy|PROXY)=)' || true)
  chroot "$system" env -i "${passed[@]}" sh -c "cd /nastolka && $1"
}

report=()
timed() { # name, line
  local start=$EPOCHREALTIME code=0
  echo "=== $1: $2"
  inside "$2" </dev/null || code=$?
  report+=("$(awk -v a="$start" -v b="$EPOCHREALTIME" -v n="$1" -v c="$code" 'BEGIN { printf "%-22s %6.1f s  exit %d", n, b - a, c }')")
  [ "$code" = 0 ] || failed=1
}

# shellcheck disable=SC2016  # for the shell inside
window_shown='./dev run & xdotool search --sync --onlyvisible --name "Nastolka|Настолка" >/dev/null; kill $!'

failed=0
echo "=== a fresh $suite"
debootstrap --variant=minbase "$suite" "$system" "$(mirror)" >"$system.log" 2>&1 || { tail "$system.log"; exit 1; }
rm -f "$system.log"
mount -t proc proc "$system/proc"
mkdir -p "$system/dev/shm"
mount -t tmpfs tmpfs "$system/dev/shm"
carry_over
git clone -q --no-hardlinks "$repository" "$system/nastolka"

timed "first test" "./dev test"
timed "second test" "./dev test"
timed "list of games" "./dev run games --json"
timed "run without a screen" "timeout 10 ./dev run || [ \$? = 124 ]"
inside "apt-get install -y -qq --no-install-recommends xdotool >/dev/null"
timed "run until the window" "timeout 60 xvfb-run -a sh -c '$window_shown'"

echo "=== $suite, $(git -C "$repository" describe --always --dirty)"
printf '%s\n' "${report[@]}"
exit "$failed"
