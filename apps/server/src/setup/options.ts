import { parseArgs } from 'node:util'
import { hostOf } from '@sanuk/contracts/host-name'
import { type NewBrand, newBrand } from '@sanuk/contracts/office-brands'
import { CommandFault } from '../command-line/command-fault.ts'

export type Command =
  | { readonly verb: 'brand add'; readonly brand: NewBrand }
  | { readonly verb: 'brand list' }
  | {
      readonly verb: 'operator add'
      readonly username: string
      readonly name: string
      /** Of one's choice only where there are several. */
      readonly brand: string | undefined
    }

const USAGE = `It is one of
  ./sanuk brand add CODE --host HOST… [--name NAME] [--currency THB] [--language th]… [--country TH]
                         [--time-zone Asia/Bangkok] [--copy CODE]
  ./sanuk brand list
  ./sanuk operator add NAME [--name 'FULL NAME'] [--brand CODE]`

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const

const OPTIONS = {
  host: texts,
  name: text,
  currency: text,
  language: texts,
  country: text,
  'time-zone': text,
  copy: text,
  brand: text,
} as const

type Option = keyof typeof OPTIONS

/** Which options each command takes. */
const TAKEN: Record<Command['verb'], readonly Option[]> = {
  'brand add': ['host', 'name', 'currency', 'language', 'country', 'time-zone', 'copy'],
  'brand list': [],
  'operator add': ['name', 'brand'],
}

const isVerb = (words: string): words is Command['verb'] => Object.hasOwn(TAKEN, words)

/** Where a brand is when nobody says so: it follows from a currency that one country has. */
const PLACES: Readonly<Record<string, { readonly country: string; readonly timeZone: string }>> = {
  THB: { country: 'TH', timeZone: 'Asia/Bangkok' },
}

/** Under which option each part of a brand is typed, and how it is written. */
export const TYPED_AS: Readonly<Record<string, { readonly option: string; readonly rule: string }>> = {
  code: { option: 'CODE', rule: 'is 2 to 32 capital letters, digits and _, such as ACME' },
  name: { option: '--name', rule: 'has 1 to 40 characters without < and >' },
  domains: { option: '--host', rule: 'is a host name such as play.example.com; name at least one' },
  currency: { option: '--currency', rule: 'is THB or USD' },
  languages: { option: '--language', rule: 'is th or en' },
  timeZone: { option: '--time-zone', rule: 'is a time zone such as Asia/Bangkok' },
  country: { option: '--country', rule: 'is a country by two letters such as TH' },
  copyOf: { option: '--copy', rule: 'is the code of a brand; ./sanuk brand list names all' },
}

/** Reads the words behind `./sanuk`. Throws a `CommandFault` that says how it is done. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parsed(words)
  const [room, action, named, ...more] = positionals
  const verb = `${room} ${action}`
  if (!isVerb(verb) || more.length > 0) throw new CommandFault(USAGE)
  const strange = Object.keys(values).find((name) => !TAKEN[verb].some((known) => known === name))
  if (strange) throw new CommandFault(`./sanuk ${verb} takes no --${strange}. ${USAGE}`)
  if (verb === 'brand list') return { verb }
  if (named === undefined) throw new CommandFault(USAGE)
  if (verb === 'brand add') return { verb, brand: readBrand(named, values) }
  return { verb, username: named, name: values.name ?? named, brand: values.brand?.trim().toUpperCase() }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new CommandFault(`${reason}. ${USAGE}`)
  }
}

type Values = ReturnType<typeof parsed>['values']

/** Several values of an option, each by itself or with commas between them. */
const several = (typed: readonly string[] = []): string[] =>
  typed.flatMap((one) => one.split(',')).flatMap((one) => (one.trim() === '' ? [] : one.trim()))

function readBrand(code: string, values: Values): NewBrand {
  const currency = (values.currency ?? 'THB').trim().toUpperCase()
  const languages = several(values.language).map((one) => one.toLowerCase())
  const read = newBrand.safeParse({
    code: code.trim().toUpperCase(),
    name: (values.name ?? code).trim(),
    domains: several(values.host).map(hostOf),
    currency,
    languages: languages.length > 0 ? languages : ['th', 'en'],
    timeZone: values['time-zone']?.trim() ?? PLACES[currency]?.timeZone,
    country: values.country?.trim().toUpperCase() ?? PLACES[currency]?.country,
    copyOf: values.copy?.trim().toUpperCase() ?? null,
  })
  if (read.success) return read.data
  const faults = new Set(read.error.issues.map(({ path }) => String(path[0])))
  throw new CommandFault([...faults].map((field) => faultOf(field)).join(' '))
}

function faultOf(field: string): string {
  const { option = field, rule = 'is not right' } = TYPED_AS[field] ?? {}
  return `${option} ${rule}.`
}
