import { expect, test } from 'vitest'
import { readCommand } from './options.ts'

test('a brand needs a code and a host: the rest has defaults', () => {
  expect(readCommand(['brand', 'add', 'ACME', '--host', 'acme.example'])).toEqual({
    verb: 'brand add',
    brand: {
      code: 'ACME',
      name: 'ACME',
      domains: ['acme.example'],
      currency: 'THB',
      languages: ['th', 'en'],
      timeZone: 'Asia/Bangkok',
      country: 'TH',
      copyOf: null,
    },
  })
})

test('options of a brand are taken as people write them', () => {
  const words = ['--host', 'https://Play.Acme.example/', '--host', 'acme.example, www.acme.example', '--name', ' Acme ']
  const place = ['--currency', 'usd', '--language', 'EN', '--country', 'sg', '--time-zone', 'Asia/Singapore']
  expect(readCommand(['brand', 'add', 'acme', ...words, ...place, '--copy', 'other'])).toMatchObject({
    brand: {
      code: 'ACME',
      name: 'Acme',
      domains: ['play.acme.example', 'acme.example', 'www.acme.example'],
      currency: 'USD',
      languages: ['en'],
      timeZone: 'Asia/Singapore',
      country: 'SG',
      copyOf: 'OTHER',
    },
  })
})

test('an operator is called by the username where no other name is given', () => {
  expect(readCommand(['operator', 'add', 'mali', '--brand', 'acme'])).toEqual({
    verb: 'operator add',
    username: 'mali',
    name: 'mali',
    brand: 'ACME',
  })
})

test.each([
  [[], 'It is one of'],
  [['brand'], 'It is one of'],
  [['brand', 'add'], 'It is one of'],
  [['brand', 'add', 'ACME', 'more'], 'It is one of'],
  [['brand', 'list', '--host', 'x.example'], './sanuk brand list takes no --host'],
  [['operator', 'add', 'mali', '--host', 'x.example'], './sanuk operator add takes no --host'],
  [['brand', 'add', 'ACME', '--colour', 'red'], "Unknown option '--colour'"],
  [['brand', 'add', 'ACME'], '--host is a host name such as play.example.com; name at least one.'],
  [['brand', 'add', 'ACME', '--host', 'two words'], '--host is a host name such as play.example.com'],
  [['brand', 'add', 'A-1', '--host', 'x.example'], 'CODE is 2 to 32 capital letters'],
  [['brand', 'add', 'ACME', '--host', 'x.example', '--currency', 'EUR'], '--currency is THB or USD.'],
  [['brand', 'add', 'ACME', '--host', 'x.example', '--currency', 'USD'], '--time-zone is a time zone'],
  [['brand', 'add', 'ACME', '--host', 'x.example', '--language', 'fr'], '--language is th or en.'],
])('%j is refused with the message: %s', (words, message) => {
  expect(() => readCommand(words)).toThrow(message)
})
