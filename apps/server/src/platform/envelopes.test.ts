import { expect, test } from 'vitest'
import { createEnvelopes } from './envelopes.ts'

const PURPOSE = 'Sanuk closed pictures'
const old = { id: 'old', secret: 'the secret of an installation, drawn once' }
const fresh = { id: 'fresh', secret: 'another secret, drawn a year later on' }
const picture = Buffer.from('RIFF of a picture')

test('what is sealed is opened under its name, and nothing of it stands in what is kept', () => {
  const envelopes = createEnvelopes([old], PURPOSE)
  const sealed = envelopes.seal(picture, 'a')
  expect(envelopes.open(sealed, 'a').equals(picture)).toBe(true)
  expect(sealed.keyId).toBe('old')
  expect(sealed.bytes.includes(picture)).toBe(false)
  expect(envelopes.seal(picture, 'a').bytes.equals(sealed.bytes)).toBe(false)
})

test('it is not opened under another name or another key, with another’s data key, or changed', () => {
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

test('a new key takes over while the old one still opens; then the old one is not needed any more', () => {
  const sealed = createEnvelopes([old], PURPOSE).seal(picture, 'a')
  const both = createEnvelopes([fresh, old], PURPOSE)
  expect(both.open(sealed, 'a').equals(picture)).toBe(true)
  const moved = both.rewrap(sealed, 'a')
  expect(moved.bytes.equals(sealed.bytes)).toBe(true)
  expect(createEnvelopes([fresh], PURPOSE).open(moved, 'a').equals(picture)).toBe(true)
})

test('without a secret nothing is kept, and it is said why', () => {
  expect(() => createEnvelopes([], PURPOSE).seal(picture, 'a')).toThrow('SANUK_LEDGER_KEY')
})
