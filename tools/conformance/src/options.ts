import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { SigningKey } from '@sanuk/vendor-kit/sign'
import type { Settings } from './run.ts'

/** A sentence about what is wrong with the command line. */
export class OptionFault extends Error {}

export type Options =
  | { readonly help: true }
  | { readonly help: false; readonly json: boolean; readonly settings: Settings }

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const

const OPTIONS = {
  address: text,
  vendor: text,
  key: text,
  'secret-file': text,
  'private-key-file': text,
  token: text,
  member: text,
  game: text,
  currency: text,
  'other-vendor': text,
  'other-key': text,
  'other-address': text,
  'expired-token': text,
  campaign: text,
  'hall-game': text,
  'other-game': text,
  only: list,
  json: flag,
  help: flag,
} as const

type Values = ReturnType<typeof readValues>

/** Reads the command line; secrets come from the environment or from files only. Throws `OptionFault`. */
export function readOptions(words: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const values = readValues(words)
  if (values.help) return { help: true }
  const settings: Settings = {
    address: addressIn(needed(values, 'address')),
    vendor: { code: needed(values, 'vendor'), key: keyIn(values, environment) },
    token: values.token ?? environment.LAUNCH_TICKET ?? fail('--token (or LAUNCH_TICKET) is missing'),
    game: needed(values, 'game'),
    member: values.member,
    currency: values.currency,
    extras: {
      otherVendor: otherVendorIn(values, environment),
      otherAddress: values['other-address'],
      expiredToken: values['expired-token'],
      campaign: values.campaign,
      hallGame: values['hall-game'],
      otherGame: values['other-game'],
    },
    only: values.only ?? [],
  }
  return { help: false, json: values.json ?? false, settings }
}

function readValues(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function addressIn(address: string): string {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address
  return fail(`--address ${address} is no address such as https://platform.example`)
}

function keyIn(values: Values, environment: NodeJS.ProcessEnv): SigningKey {
  const id = needed(values, 'key')
  const privateKey = values['private-key-file']
  if (privateKey !== undefined) return { id, algorithm: 'ed25519', privateKey: contentOf(privateKey) }
  const file = values['secret-file']
  const secret = file === undefined ? environment.VENDOR_SECRET : contentOf(file).trim()
  return { id, secret: secret || fail('the secret is missing: VENDOR_SECRET, --secret-file or --private-key-file') }
}

function otherVendorIn(values: Values, environment: NodeJS.ProcessEnv) {
  const code = values['other-vendor']
  if (code === undefined) return undefined
  const secret = environment.OTHER_VENDOR_SECRET ?? fail('OTHER_VENDOR_SECRET is missing')
  return { code, key: { id: needed(values, 'other-key'), secret } }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return fail(`${file} cannot be read`)
  }
}

const needed = (values: Values, name: 'address' | 'vendor' | 'key' | 'game' | 'other-key'): string =>
  values[name] ?? fail(`--${name} is missing`)

function fail(sentence: string): never {
  throw new OptionFault(sentence)
}
