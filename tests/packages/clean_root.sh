#!/usr/bin/env bash
# Installs the Debian package on a clean Debian 12 without a display, uses it there as an ordinary user and removes it again; then
# uses the AppDir.
# Usage: clean_root.sh PATH/TO/rowkeeper.deb PATH/TO/rowkeeper.tar.gz PATH/TO/AppDir
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/debian_root.sh"

deb=$1 archive=$2 appdir=$3
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
tar -cf "$files/AppDir.tar" -C "$(dirname "$appdir")" "$(basename "$appdir")"
in_clean_root \
  --customize-hook="upload '$deb' /root/rowkeeper.deb" \
  --customize-hook="upload '$archive' /root/rowkeeper.tar.gz" \
  --customize-hook="upload '$files/AppDir.tar' /root/AppDir.tar" \
  --customize-hook="upload '$here/use_package.sh' /root/use_package.sh" \
  --customize-hook="upload '$here/use_appdir.sh' /root/use_appdir.sh" \
  --customize-hook='chroot "$1" bash /root/use_package.sh' \
  --customize-hook='chroot "$1" bash /root/use_appdir.sh' \
  --customize-hook="download /home/reader/watch.png '$files/watch.png'" \
  --customize-hook="download /home/reader/appdir.png '$files/appdir.png'"
for picture in watch appdir; do
  python3 "$here/check_picture.py" "$files/$picture.png" 1000 700
done
echo "The package installs, runs and goes on a clean Debian 12, and the AppDir runs there."
