#!/usr/bin/env bash
# Inside the clean root, after use_package.sh: what clean_root.sh tries with the AppDir in /root/AppDir.tar. There is no Qt then,
# only what every Linux desktop has.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

failed() { echo "clean root, AppDir: $*" >&2; exit 1; }
as_reader() { runuser -u reader -- env -C /home/reader HOME=/home/reader XDG_RUNTIME_DIR=/home/reader "$@"; }

apt-get autoremove --purge -y -qq >/dev/null 2>&1
! ls /usr/lib/*/libQt6* 2>/dev/null || failed "Qt is still installed"
apt-get install -y -qq --no-install-recommends fontconfig libegl1 libfontconfig1 libfreetype6 libgl1 libharfbuzz0b libice6 \
  libopengl0 libsm6 libwayland-client0 libx11-6 libx11-xcb1 libxcb1 >/dev/null 2>&1
tar -xf /root/AppDir.tar -C /home/reader
as_reader AppDir/AppRun --version | grep -qx 'rowkeeper [0-9.]*' || failed "AppRun --version"
as_reader AppDir/AppRun --language de --screenshot watch appdir.png --steps 3 --size 1000x700 || failed "AppRun --screenshot"
ln -s AppDir/AppRun /home/reader/rowkeeper-cli
text=$(as_reader ./rowkeeper-cli generate --prompt "Once upon a time" --tokens 5 2>/dev/null)
[ -n "$text" ] || failed "rowkeeper-cli generate wrote nothing"
mapfile -t plugins < <(find /home/reader/AppDir -name 'libqxcb.so' -o -name 'libqwayland*.so' -o -name 'libqsvg*.so')
[ ${#plugins[@]} -ge 3 ] || failed "there are ${#plugins[@]} of Qt's plugins"
for file in "${plugins[@]}"; do
  needed=$(ldd "$file") || failed "$file is no library"
  ! grep 'not found' <<<"$needed" || failed "libraries of $file are missing"
done
