import { DEVICE_KINDS, type Device } from '@sanuk/contracts/sessions'
import { parse } from 'bowser'

/** What a browser says of itself in its `User-Agent`; it helps members to know their own devices and proves nothing. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { kind: 'unknown', browser: null, system: null }
  const { browser, os, platform } = parse(userAgent)
  const kind = DEVICE_KINDS.find((known) => known === platform.type) ?? 'unknown'
  return { kind, browser: browser.name || null, system: os.name || null }
}
