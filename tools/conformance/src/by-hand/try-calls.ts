import { bytes, fresh, type Party } from '../play/table.ts'
import { NoTable, type Settings } from '../run.ts'
import { inShort } from '../wire/answer.ts'
import { type Call, pathOf } from '../wire/calls.ts'
import { Silence } from '../wire/line.ts'
import { openVendorLine, type VendorLine } from '../wire/vendor-line.ts'
import { LineFault } from './given-fields.ts'
import { emptyMemory } from './memory.ts'
import { sayLine, VERBS } from './verbs.ts'

type Sent = { readonly call: Call; readonly body: Uint8Array }

type Lines = AsyncIterable<readonly string[]> | Iterable<readonly string[]>

/**
 * Makes the calls that lines say, by their words, one after the other, and tells each with its answer. Throws `NoTable`
 * where the ticket is none; a line that says no call is told and passed over. Answers how many failed or were refused.
 */
export async function tryCalls(settings: Settings, lines: Lines, tell: (text: string) => void): Promise<number> {
  const line = openVendorLine(settings.address, settings.vendor)
  try {
    const make = maker(line, await partyOf(line, settings), tell)
    let failures = 0
    for await (const words of lines) if (!(await make(words))) failures += 1
    return failures
  } finally {
    line.close()
  }
}

/** Makes the call of a line; answers whether it is OK. */
function maker(line: VendorLine, party: Party, tell: (text: string) => void) {
  let [memory, last] = [emptyMemory(), null as Sent | null]
  const read = (words: readonly string[]): Sent => {
    if (words[0] === 'again') return last ?? fail('nothing was sent yet')
    const said = sayLine(words, { party, memory })
    memory = said.memory
    return { call: said.call, body: bytes({ requestId: fresh(), ...said.body }) }
  }
  return async (words: readonly string[]): Promise<boolean> => {
    if (words.length === 0) return true
    if (words[0] === 'help') {
      tell(verbsPage)
      return true
    }
    try {
      last = read(words)
    } catch (error) {
      if (!(error instanceof LineFault)) throw error
      tell(`${error.message}; help tells the verbs`)
      return false
    }
    return send(line, last, tell)
  }
}

function fail(sentence: string): never {
  throw new LineFault(sentence)
}

/** Sends until the outcome is known; answers whether it is OK. */
async function send(line: VendorLine, { call, body }: Sent, tell: (text: string) => void): Promise<boolean> {
  tell(`POST ${pathOf(call)} ${Buffer.from(body).toString('utf8')}`)
  try {
    const answer = await line.send(call, body)
    tell(`${answer.http} ${answer.text}`)
    return answer.status === 'OK'
  } catch (error) {
    if (!(error instanceof Silence)) throw error
    tell(`no answer: ${error.message}; again sends the same once more`)
    return false
  }
}

/** Whom the calls are about: who the ticket is for, unless both member and currency are given. */
async function partyOf(line: VendorLine, { address, token, game, member, currency }: Settings): Promise<Party> {
  if (member !== undefined && currency !== undefined) return { token, member, currency, game }
  const answer = await line.send('authenticate', bytes({ requestId: fresh(), token })).catch((error: unknown) => {
    if (!(error instanceof Silence)) throw error
    throw new NoTable(`${address} does not answer: ${error.message}`)
  })
  const { member: theirs, currency: own } = answer.body
  if (answer.status !== 'OK' || typeof theirs !== 'string' || typeof own !== 'string') {
    throw new NoTable(`authenticate: ${inShort(answer)}. A ticket is good for one minute.`)
  }
  return { token, member: member ?? theirs, currency: currency ?? own, game }
}

/** Words of a typed line; quotation marks hold blanks together. */
export const wordsIn = (line: string): string[] =>
  [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''))

const takes = ({ order = [], optional = [], flags = [] }: (typeof VERBS)[string]): string =>
  [...order, ...optional.map((name) => `[${name}=…]`), ...flags.map((name) => `[${name}]`)].join(' ')

/** The verbs, with what they take: needed values first, in their order or as `name=value`. */
export const verbsPage: string = [
  ...Object.entries(VERBS).map(([name, verb]) => `${`${name} ${takes(verb)}`.trimEnd()}\n    ${verb.help}`),
  'again\n    the last call once more, as it was',
].join('\n')
