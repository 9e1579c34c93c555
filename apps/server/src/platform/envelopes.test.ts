import { expect, test } from 'vitest'
import { createEnvelopes } from './envelopes.ts'

const PURPOSE = 'Sanuk closed pictures'
const old = { id: 'old', secret: 'the secret of an installation, drawn once' }
const fresh = { id: 'fresh', secret: 'another secret, drawn a year later on' }
const picture = Buffer.from('RIFF of a picture')

test('a sealed picture opens under its name, and its plain bytes are not stored', () => {
  const envelopes = createEnvelopes([old], PURPOSE)
  const sealed = envelopes.seal(picture, 'a')
  expect(envelopes.open(sealed, 'a').equals(picture)).toBe(true)
  expect(sealed.keyId).toBe('old')
  expect(sealed.bytes.includes(picture)).toBe(false)
  expect(envelopes.seal(picture, 'a').bytes.equals(sealed.bytes)).toBe(false)
})

test('does not open under another name or key, with a foreign data key, or when changed', () => {
  const envelopes = createEnvelopes([old], PURPOSE)
  const sealed = envelopes.seal(picture, 'a')
  const other = envelopes.seal(picture, 'b')
  const changed = Buffer.from(sealed.bytes.map((byte, index) => (index === 30 ? byte ^ 1 : byte)))
  expect(() => envelopes.open(sealed, 'b')).toThrow()
  expect(() => envelopes.open({ ...sealed, dataKey: other.dataKey }, 'a')).toThrow()
  expect(() => envelopes.open({ ...sealed, bytes: changed }, 'a')).toThrow()
  expect(() => createEnvelopes([{ ...old, secret: fresh.secret }], PURPOSE).open(sealed, 'a')).toThrow()
  expect(() => createEnvelopes([fresh], PURPOSE).open(sealed, 'a')).toThrow('needs the key old')
})

test('after a key rotation old data still opens, and rewrapped data needs only the new key', () => {
  const sealed = createEnvelopes([old], PURPOSE).seal(picture, 'a')
  const both = createEnvelopes([fresh, old], PURPOSE)
  expect(both.open(sealed, 'a').equals(picture)).toBe(true)
  const moved = both.rewrap(sealed, 'a')
  expect(moved.bytes.equals(sealed.bytes)).toBe(true)
  expect(createEnvelopes([fresh], PURPOSE).open(moved, 'a').equals(picture)).toBe(true)
})

test('sealing without a secret fails with the name of the missing setting', () => {
  expect(() => createEnvelopes([], PURPOSE).seal(picture, 'a')).toThrow('SANUK_LEDGER_KEY')
})
