#!/usr/bin/env bash
# Inside the clean root: what clean_root.sh tries with the package in /root/rowkeeper.deb.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

failed() { echo "clean root: $*" >&2; exit 1; }
install() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>/root/apt.log || { cat /root/apt.log >&2; failed "apt-get install $*"; }; }
as_reader() { runuser -u reader -- env -C /home/reader HOME=/home/reader XDG_RUNTIME_DIR=/home/reader "$@"; }

# Only what the package depends on: that must do for the programs.
install /root/rowkeeper.deb
useradd -m reader
chmod 700 /home/reader  # Qt wants that of its runtime folder
as_reader rowkeeper-cli --version | grep -qx 'rowkeeper-cli [0-9.]*' || failed "rowkeeper-cli --version"
as_reader rowkeeper --version | grep -qx 'rowkeeper [0-9.]*' || failed "rowkeeper --version"
text=$(as_reader rowkeeper-cli generate --prompt "Once upon a time" --tokens 5 2>/dev/null)
[ -n "$text" ] || failed "rowkeeper-cli generate wrote nothing"
as_reader rowkeeper-cli compare --prompt "Once upon a time" --tokens 20 >/dev/null 2>&1 || failed "rowkeeper-cli compare: the lanes differ"
as_reader rowkeeper --language de --screenshot watch watch.png --steps 3 --size 1000x700 || failed "rowkeeper --screenshot"
[ -e "$(find /usr -name qtbase_de.qm)" ] || failed "Qt's own texts are in English only"

for program in rowkeeper rowkeeper-cli; do
  needed=$(ldd /usr/bin/$program) || failed "$program is no program"
  ! grep 'not found' <<<"$needed" || failed "libraries of $program are missing"
done
tar -xzf /root/rowkeeper.tar.gz -C /home/reader
as_reader sh -c 'rowkeeper-*/bin/rowkeeper-cli logits --ids 1,2' >/dev/null || failed "the archive's rowkeeper-cli"
! dpkg -L rowkeeper | grep -i cuda || failed "the package has something of CUDA"

# What a desktop has besides.
install desktop-file-utils shared-mime-info man-db appstream
desktop-file-validate /usr/share/applications/io.github.rowkeeper.Rowkeeper.desktop || failed "the desktop entry is not valid"
appstreamcli validate --no-net /usr/share/metainfo/io.github.rowkeeper.Rowkeeper.metainfo.xml >/dev/null || failed "the metadata is not valid"
grep -q '^application/x-rowkeeper-recording=io.github.rowkeeper.Rowkeeper.desktop' /usr/share/applications/mimeinfo.cache ||
  failed "a desktop does not know what opens a recording"
grep -q ':application/x-rowkeeper-recording:\*.rowkeeper$' /usr/share/mime/globs2 || failed "recordings have no type"
for program in rowkeeper rowkeeper-cli; do
  as_reader man -P cat $program | grep "^NAME" >/dev/null || failed "there is no manual of $program"
done

apt-get purge -y -qq rowkeeper >/dev/null
left=$(find / -xdev \( -path /proc -o -path /root -o -path /home -o -path /tmp \) -prune -o -iname '*rowkeeper*' -print)
[ -z "$left" ] || failed "removed, the package leaves $left"
! grep -rl rowkeeper /usr/share/applications /usr/share/mime || failed "a desktop still knows the removed package"
