#!/usr/bin/env bash
# ./dev run and ./dev test on a clean Debian 12, in a fresh clone of what is committed here: shows that ./dev installs all it needs.
# It compiles everything anew, which takes long.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/debian_root.sh"

bundle=$(mktemp --suffix=.bundle)
trap 'rm -f "$bundle"' EXIT
git -C "$here" bundle create -q "$bundle" HEAD
# The machine's certificates and proxies, for what is fetched from PyPI.
in_clean_root --include=ca-certificates,git \
  --customize-hook="upload '${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}' /etc/ssl/certs/ca-certificates.crt" \
  --customize-hook="upload '$bundle' /root/project.bundle" \
  --customize-hook="upload '$here/use_checkout.sh' /root/use_checkout.sh" \
  --customize-hook='chroot "$1" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 http_proxy="${http_proxy:-}" \
    https_proxy="${https_proxy:-}" no_proxy="${no_proxy:-}" bash /root/use_checkout.sh'
echo "./dev run and ./dev test pass on a clean Debian 12."
