import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { OptionFault, readOptions } from './options.ts'

const directory = mkdtempSync(join(tmpdir(), 'conformance-'))
afterAll(() => rmSync(directory, { recursive: true }))
const file = (name: string, text: string): string => {
  const path = join(directory, name)
  writeFileSync(path, text)
  return path
}

const line = '--address https://platform.example --vendor ACME --key k1 --token t1 --game tiger'
const read = (words: string, environment: NodeJS.ProcessEnv = { VENDOR_SECRET: 'secret' }) =>
  readOptions(words.split(' '), environment)

test('reads the settings from the options and the secret from the environment', () => {
  expect(read(`${line} --only bet --only win.credits --json`)).toMatchObject({
    json: true,
    settings: {
      address: 'https://platform.example',
      vendor: { code: 'ACME', key: { id: 'k1', secret: 'secret' } },
      token: 't1',
      game: 'tiger',
      only: ['bet', 'win.credits'],
    },
  })
})

test('reads a secret or a private key from a file', () => {
  const secret = read(`${line} --secret-file ${file('secret', 'from a file\n')}`, {})
  expect(secret).toMatchObject({ settings: { vendor: { key: { id: 'k1', secret: 'from a file' } } } })
  const pair = read(`${line} --private-key-file ${file('key.pem', 'PEM')}`, {})
  expect(pair).toMatchObject({ settings: { vendor: { key: { id: 'k1', algorithm: 'ed25519', privateKey: 'PEM' } } } })
})

test('reads the launch ticket from the environment', () => {
  const words = line.replace(' --token t1', '')
  expect(read(words, { VENDOR_SECRET: 's', LAUNCH_TICKET: 't2' })).toMatchObject({ settings: { token: 't2' } })
})

test.each([
  [line.replace('--vendor ACME ', ''), '--vendor is missing'],
  [line.replace('https://', ''), 'is no address'],
  [line.replace('--token t1 ', ''), '--token (or LAUNCH_TICKET) is missing'],
  [`${line} --secret x`, '--secret'],
  [`${line} --secret-file /nowhere/secret`, 'cannot be read'],
  [`${line} --other-vendor OTHER`, 'OTHER_VENDOR_SECRET is missing'],
])('the options "%s" fail with: %s', (words, sentence) => {
  expect(() => read(words)).toThrow(OptionFault)
  expect(() => read(words)).toThrow(sentence)
})

test('a missing secret is refused', () => {
  expect(() => read(line, {})).toThrow('the secret is missing')
})
