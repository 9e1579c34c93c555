import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyProgram, keys, origin, port, readEnvironment } from './environment.ts'

const secret = 'a secret of thirty-two characters'
const schema = z.object({ ...everyProgram, PORT: port, KEYS: keys, ORIGIN: origin })
const given = { PORT: '8080', KEYS: JSON.stringify([{ id: 'k1', secret }]), ORIGIN: 'https://a.example' }

test('readEnvironment: parses values, and defaults to production mode on 127.0.0.1', () => {
  expect(readEnvironment('The server', schema, { ...given, SANUK_TRUSTED_PROXIES: '["10.0.0.0/8"]' })).toEqual({
    SANUK_MODE: 'production',
    HOST: '127.0.0.1',
    SANUK_TRUSTED_PROXIES: ['10.0.0.0/8'],
    LOG_LEVEL: 'info',
    PORT: 8080,
    KEYS: [{ id: 'k1', secret }],
    ORIGIN: 'https://a.example',
  })
})

test.each([
  ['PORT', '65536'],
  ['PORT', '80 80'],
  ['KEYS', 'not JSON'],
  ['KEYS', '[]'],
  ['KEYS', JSON.stringify([{ id: 'k1', secret: 'short' }])],
  ['ORIGIN', 'https://a.example/path'],
  ['SANUK_TRUSTED_PROXIES', '["10.0.0.1/64"]'],
  ['SANUK_MODE', 'test'],
])('readEnvironment: the error names %s when it is %s', (name, value) => {
  expect(() => readEnvironment('The server', schema, { ...given, [name]: value })).toThrow(
    new RegExp(`^The server's environment is not usable: ${name}`),
  )
})

test('readEnvironment: one error names every missing variable', () => {
  expect(() => readEnvironment('The studio', schema, {})).toThrow(/PORT: .+; KEYS: .+; ORIGIN: /)
})
