#!/usr/bin/env bash
# Installs the Debian package on a clean Debian 12 without a display, uses it there as an ordinary user, and removes it again.
# Usage: clean_root.sh PATH/TO/rowkeeper.deb
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/debian_root.sh"

deb=$1
pictures=$(mktemp -d)
trap 'rm -rf "$pictures"' EXIT
in_clean_root \
  --customize-hook="upload '$deb' /root/rowkeeper.deb" \
  --customize-hook="upload '$here/use_package.sh' /root/use_package.sh" \
  --customize-hook='chroot "$1" bash /root/use_package.sh' \
  --customize-hook="download /home/reader/watch.png '$pictures/watch.png'"
python3 "$here/check_picture.py" "$pictures/watch.png" 1000 700
echo "The package installs, runs and goes on a clean Debian 12."
