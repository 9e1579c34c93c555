import type { NewDevice } from './index.ts'

/** The letter about a sign-in from a new device; at most one a day for each kind of browser, some of which keep no cookies. */
export function newDeviceLetter({ browser, system, at }: NewDevice) {
  const device = [browser, system].filter(Boolean).join(', ') || '?'
  return {
    key: 'new_device' as const,
    reference: `${at.toISOString().slice(0, 10)} ${device}`,
    facts: { device, at: at.toISOString() },
  }
}
