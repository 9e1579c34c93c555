import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Fault } from './faults.ts'
import { defaultDataDirectory } from './places.ts'

export const testParts = ['types', 'lint', 'structure', 'unit', 'database', 'faults', 'components', 'browser'] as const
export type TestPart = (typeof testParts)[number]

/** The parts that run unless others are named; the fault tests take minutes and belong to `./sanuk test all`. */
const quickParts = testParts.filter((part) => part !== 'faults')

/** Which tests run. */
export type TestOptions = {
  readonly parts: readonly TestPart[]
  /** Whether the slow tests run too. */
  readonly slow: boolean
  /** Only what the changes since this commit can touch. */
  readonly since?: string
  /** Repeats the order of an earlier run; a new order is drawn without it. */
  readonly seed?: number
}

/** Where the platform serves and keeps its data. `port` is the site's; the others follow it. */
export type PlaceOptions = { readonly port: number; readonly dataDirectory: string }

/** Commands whose words are read by the programs that work on the database. */
const serverCommands = ['vendor', 'brand', 'operator', 'agents'] as const
type ServerCommand = (typeof serverCommands)[number]

export type Command =
  | { readonly name: 'help' }
  | ({ readonly name: 'run' | 'dev' } & PlaceOptions)
  | ({ readonly name: 'test' } & TestOptions)
  | { readonly name: 'bench' | 'par' | 'fairness'; readonly rest: readonly string[] }
  | { readonly name: ServerCommand; readonly rest: readonly string[]; readonly dataDirectory: string }
  | { readonly name: 'ledger'; readonly verb: 'check' | 'verify'; readonly dataDirectory: string }
  | { readonly name: 'turnover'; readonly repair: boolean; readonly dataDirectory: string }

/** Ports that one installation takes, counted from the site's. */
export const portsTaken = 8

const portFrom = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  const last = 65_535 - portsTaken + 1
  if (port < 1 || port > last) throw new Fault(`--port ${text} is not a port from 1 to ${last}; see ./sanuk help.`)
  return port
}

const partFrom = (text: string): TestPart => {
  const part = testParts.find((one) => one === text)
  if (!part) throw new Fault(`There is no test part ${text}: the parts are ${testParts.join(', ')}.`)
  return part
}

const partsFrom = (words: readonly string[], otherwise: readonly TestPart[]): readonly TestPart[] =>
  words.length > 0 ? testParts.filter((part) => words.map(partFrom).includes(part)) : otherwise

const seedFrom = (text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Fault(`--seed ${text} is not a whole number of at most nine digits; see ./sanuk help.`)
}

/** Reads `[part…]`, `all [part…]` or `changed [REF]`. */
const testFrom = (words: readonly string[], seed: string | undefined): Command => {
  const order = seed === undefined ? {} : { seed: seedFrom(seed) }
  const [first, ...rest] = words
  if (first === 'all') return { name: 'test', parts: partsFrom(rest, testParts), slow: true, ...order }
  if (first !== 'changed') return { name: 'test', parts: partsFrom(words, quickParts), slow: false, ...order }
  if (rest.length > 1)
    throw new Fault(`./sanuk test changed does not know what to do with ${rest[1]}; see ./sanuk help.`)
  return { name: 'test', parts: quickParts, slow: false, since: rest[0] ?? 'HEAD', ...order }
}

const verbFrom = ([verb, more]: readonly string[]): 'check' | 'verify' => {
  if ((verb === 'check' || verb === 'verify') && more === undefined) return verb
  throw new Fault('It is ./sanuk ledger check or ./sanuk ledger verify; see ./sanuk help.')
}

const demandRebuild = ([verb, more]: readonly string[]): void => {
  if (verb === 'rebuild' && more === undefined) return
  throw new Fault('It is ./sanuk turnover rebuild, with --repair or without; see ./sanuk help.')
}

/** Only where the data is concerns us. */
const serverCommandFrom = (name: ServerCommand, words: readonly string[]): Command => {
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: { data: { type: 'string' } },
  })
  const data = tokens.find((token) => token.kind === 'option' && token.name === 'data')
  if (data?.kind !== 'option') return { name, rest: words, dataDirectory: defaultDataDirectory }
  if (data.value === undefined) throw new Fault('--data needs a directory; see ./sanuk help.')
  const rest = words.toSpliced(data.index, data.inlineValue ? 1 : 2)
  return { name, rest, dataDirectory: resolve(data.value) }
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        repair: { type: 'boolean' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new Fault(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}; see ./sanuk help.`)
  }
}

type Given = ReturnType<typeof parsed>['values']

const onlyForTurnover = (name: string, { repair }: Given): void => {
  if (repair) throw new Fault(`./sanuk ${name} takes no --repair; see ./sanuk help.`)
}

const onlyForTests = (name: string, { seed }: Given): void => {
  if (seed !== undefined) throw new Fault(`./sanuk ${name} takes no --seed; see ./sanuk help.`)
}

const onlyForPlaces = (name: string, values: { port?: string | undefined; data?: string | undefined }): void => {
  const given = values.port !== undefined ? '--port' : values.data !== undefined ? '--data' : undefined
  if (given) throw new Fault(`./sanuk ${name} takes no ${given}; see ./sanuk help.`)
}

/** Reads the command line; a relative `--data` counts from where the person stands. Throws a `Fault` with a hint. */
export const readCommand = (args: readonly string[]): Command => {
  const [first, ...words] = args
  if (first === 'bench' || first === 'par' || first === 'fairness') return { name: first, rest: words }
  const server = serverCommands.find((name) => name === first)
  if (server) return serverCommandFrom(server, words)
  return platformCommand(args)
}

const platformCommand = (args: readonly string[]): Command => {
  const { values, positionals } = parsed(args)
  const [name = 'run', ...rest] = positionals
  if (values.help || name === 'help') return { name: 'help' }
  if (name !== 'turnover') onlyForTurnover(name, values)
  if (name === 'test') {
    onlyForPlaces(name, values)
    return testFrom(rest, values.seed)
  }
  onlyForTests(name, values)
  const dataDirectory = values.data === undefined ? defaultDataDirectory : resolve(values.data)
  if (name === 'ledger') {
    onlyForPlaces(name, { port: values.port })
    return { name, verb: verbFrom(rest), dataDirectory }
  }
  if (name === 'turnover') {
    onlyForPlaces(name, { port: values.port })
    demandRebuild(rest)
    return { name, repair: values.repair === true, dataDirectory }
  }
  if (name !== 'run' && name !== 'dev') throw new Fault(`There is no command ${name}; see ./sanuk help.`)
  if (rest.length > 0) throw new Fault(`./sanuk ${name} does not know what to do with ${rest[0]}; see ./sanuk help.`)
  return { name, port: portFrom(values.port ?? '8080'), dataDirectory }
}
