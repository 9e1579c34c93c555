import { parseArgs } from 'node:util'
import { vendorOrigin } from '@sanuk/contracts/office-vendors'
import { businessDay } from '@sanuk/contracts/wire'
import { CommandFault } from '../command-line/command-fault.ts'
import { VENDOR_CODE } from '../modules/games/vendors/index.ts'
import { isTimeZone } from '../modules/money/reconciliation/index.ts'

export type Command =
  | {
      readonly verb: 'add'
      readonly code: string
      readonly name: string
      readonly address: string | null
      readonly transfer: boolean
    }
  | { readonly verb: 'key'; readonly code: string; readonly publicKeyFile: string | undefined }
  | { readonly verb: 'revoke'; readonly code: string; readonly key: string }
  | { readonly verb: 'ticket'; readonly member: string; readonly game: string }
  | {
      readonly verb: 'reconcile'
      readonly code: string
      readonly day: string
      readonly timeZone: string
      readonly file: string
    }
  | { readonly verb: 'list' }

const USAGE = `It is one of
  ./sanuk vendor add CODE [--name NAME] [--address URL] [--transfer]
  ./sanuk vendor key CODE [--public-key FILE | --revoke ID]
  ./sanuk vendor ticket --member NAME --game CODE
  ./sanuk vendor reconcile CODE --day 2026-11-20 [--zone Asia/Bangkok] FILE
  ./sanuk vendor list`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const OPTIONS = {
  name: text,
  address: text,
  transfer: flag,
  'public-key': text,
  revoke: text,
  member: text,
  game: text,
  day: text,
  zone: text,
} as const

type Option = keyof typeof OPTIONS

/** Which options each verb takes. */
const TAKEN: Record<string, readonly Option[]> = {
  add: ['name', 'address', 'transfer'],
  key: ['public-key', 'revoke'],
  ticket: ['member', 'game'],
  reconcile: ['day', 'zone'],
  list: [],
}

/** Reads the words behind `./sanuk vendor`. Throws a `CommandFault` that says how it is done. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parsed(words)
  const [verb = '', code, file, ...more] = positionals
  const taken = TAKEN[verb]
  if (!taken || more.length > 0 || (file !== undefined && verb !== 'reconcile')) throw new CommandFault(USAGE)
  const strange = Object.keys(values).find((name) => !taken.some((known) => known === name))
  if (strange) throw new CommandFault(`./sanuk vendor ${verb} takes no --${strange}. ${USAGE}`)
  switch (verb) {
    case 'add':
      return readAdd(codeIn(code), values)
    case 'key':
      return readKey(codeIn(code), values)
    case 'ticket':
      return { verb, member: needed('member', values.member), game: needed('game', values.game) }
    case 'reconcile':
      return readReconcile(codeIn(code), { ...values, file })
    default:
      return { verb: 'list' }
  }
}

type Values = ReturnType<typeof parsed>['values']

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new CommandFault(`${reason}. ${USAGE}`)
  }
}

function readAdd(code: string, { name = code, address, transfer = false }: Values): Command {
  if (name.trim() === '' || name.length > 64) throw new CommandFault('A name has 1 to 64 characters.')
  if (address !== undefined && !vendorOrigin.safeParse(address).success) {
    throw new CommandFault(`${address} is no origin such as https://games.acme.example, without a path.`)
  }
  if (transfer && address === undefined) {
    throw new CommandFault('A vendor with a wallet of its own is called by the platform: give its --address.')
  }
  return { verb: 'add', code, name: name.trim(), address: address ?? null, transfer }
}

function readKey(code: string, values: Values): Command {
  const { revoke, 'public-key': publicKeyFile } = values
  if (revoke === undefined) return { verb: 'key', code, publicKeyFile }
  if (publicKeyFile !== undefined) throw new CommandFault('One thing at a time: --public-key or --revoke.')
  return { verb: 'revoke', code, key: revoke }
}

function readReconcile(
  code: string,
  { day, zone = 'Asia/Bangkok', file }: Values & { file: string | undefined },
): Command {
  const named = needed('day', day)
  if (!businessDay.safeParse(named).success) throw new CommandFault(`${named} is no day such as 2026-11-20.`)
  if (!isTimeZone(zone)) throw new CommandFault(`${zone} is no time zone such as Asia/Bangkok.`)
  if (file === undefined) throw new CommandFault(`The vendor's statement is missing: name its file. ${USAGE}`)
  return { verb: 'reconcile', code, day: named, timeZone: zone, file }
}

function codeIn(code: string | undefined): string {
  if (code === undefined) throw new CommandFault(`The vendor's code is missing. ${USAGE}`)
  if (VENDOR_CODE.test(code)) return code
  throw new CommandFault(`${code} is no code of a vendor: capital letters, digits and _, at most 32, such as ACME.`)
}

function needed(name: string, value: string | undefined): string {
  if (value === undefined) throw new CommandFault(`--${name} is missing. ${USAGE}`)
  return value
}
