import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'

const DOMAINS = ['www.sanuk.example', 'sanuk.example', 'sanuk88.example', 'localhost']

test.each([
  ['https://www.sanuk.example', 'sanuk.example'],
  ['https://sanuk.example', 'sanuk.example'],
  ['https://sanuk88.example:8443', 'sanuk88.example'],
  ['http://localhost:5173', 'localhost'],
])('the relying party id at %s is %s', (origin, id) => {
  expect(relyingParty(DOMAINS, origin)).toEqual({ id, origin })
})

test.each(['https://evil.example', 'https://notsanuk.example', 'https://a.sanuk.example'])(
  '%s is rejected as a foreign domain',
  (origin) => {
    expect(() => relyingParty(DOMAINS, origin)).toThrow('invalid_domain')
  },
)
