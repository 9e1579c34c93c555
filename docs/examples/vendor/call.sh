#!/bin/sh
# Makes one call by hand: ./call.sh authenticate '{"requestId":"1","token":"…"}'
# Needs openssl and curl, and PLATFORM, VENDOR, KEY_ID and VENDOR_SECRET in the environment. For tries on your own
# machine: while it runs, others there can read the secret in openssl's command line.
set -eu

path=/seamless/v1/$1
body=$2
timestamp=$(date +%s)000
signature=$(printf 'POST\n%s\n%s\n%s' "$path" "$timestamp" "$body" |
  openssl dgst -sha256 -hmac "$VENDOR_SECRET" -r | cut -d ' ' -f 1)

curl --silent --show-error "$PLATFORM$path" \
  --header 'Content-Type: application/json' \
  --header "X-Vendor: $VENDOR" \
  --header "X-Key: $KEY_ID" \
  --header "X-Timestamp: $timestamp" \
  --header "X-Signature: $signature" \
  --data-raw "$body"
echo
