import { afterEach, expect, test, vi } from 'vitest'
import { faultText } from './fault-text.ts'
import { askPasskey, makePasskey } from './passkey.ts'

afterEach(() => vi.unstubAllGlobals())

const asked = {
  challenge: 'AA',
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'required' as const,
  timeout: 1,
}
const wish = {
  challenge: 'AA',
  rp: { id: 'localhost', name: 'Sanuk' },
  user: { id: 'AA', name: 'nok', displayName: 'nok' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const,
  attestation: 'none' as const,
  timeout: 1,
}

/** A browser that refuses; no real one can be made to refuse in each of these ways. */
function refuseWith(name: string) {
  const refuse = () => Promise.reject(new DOMException('no', name))
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('location', { hostname: 'localhost' })
  vi.stubGlobal('navigator', { credentials: { create: refuse, get: refuse } })
}

const told = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (fault: unknown) => faultText(fault, (word) => word),
  )

// The exceptions of navigator.credentials.create() and get(): WebAuthn Level 3, sections 5.1.3 and 5.1.4.
test.each([
  ['InvalidStateError', 'site.fault.passkey_exists', 'site.fault.passkey_failed'],
  ['NotAllowedError', 'site.fault.passkey_denied', 'site.fault.passkey_denied'],
  ['AbortError', 'site.fault.passkey_stopped', 'site.fault.passkey_stopped'],
  ['SecurityError', 'site.fault.passkey_address', 'site.fault.passkey_address'],
  ['NotSupportedError', 'site.fault.passkey_unsupported', 'site.fault.passkey_unsupported'],
  ['ConstraintError', 'site.fault.passkey_unlocked', 'site.fault.passkey_unlocked'],
  ['UnknownError', 'site.fault.passkey_failed', 'site.fault.passkey_failed'],
])('a browser’s %s is told in words', async (name, ofMaking, ofAsking) => {
  refuseWith(name)
  expect(await told(makePasskey(wish))).toBe(ofMaking)
  expect(await told(askPasskey(asked))).toBe(ofAsking)
})
