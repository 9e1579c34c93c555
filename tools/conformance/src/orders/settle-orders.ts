import { writeMoney } from '../play/money.ts'
import { restorePurse } from '../play/purse.ts'
import { type Entry, entryOf, settled, stakedRound } from '../play/settle.ts'
import { balanceOf, type Table } from '../play/table.ts'
import { Broken } from '../play/verdict.ts'
import type { Rule } from '../rules/rule.ts'

/** A message about a round: a version of its settlement, or a win that leaves it open. Amounts are in stakes. */
type Message =
  | { readonly name: string; readonly wins: bigint }
  | { readonly name: string; readonly version: number; readonly win: bigint; readonly void?: boolean }

const WIN: Message = { name: 'win', wins: 2n }
const VERSIONS: readonly Message[] = [
  { name: 'version 1', version: 1, win: 1n },
  { name: 'version 2, void', version: 2, win: 0n, void: true },
  { name: 'version 3', version: 3, win: 3n },
  { name: 'version 4', version: 4, win: 0n },
]

/** Rounds that are played at once: each may hold a stake, and what it has won is still there. */
const AT_ONCE = 20

type Sequence = readonly Message[]

/** Every order of one to five messages, each once, or as often as one likes. */
function* sequencesOf(messages: readonly Message[], repeats: boolean, before: Sequence = []): Generator<Sequence> {
  for (const message of messages) {
    if (!repeats && before.includes(message)) continue
    const sequence = [...before, message]
    yield sequence
    if (sequence.length < 5) yield* sequencesOf(messages, repeats, sequence)
  }
}

/** What the member has more after a round, in stakes: what the highest version says, or else its wins. */
function netOf(sequence: Sequence): bigint {
  const versions = sequence.flatMap((message) => ('version' in message ? message : []))
  const last = versions.toSorted((one, other) => one.version - other.version).at(-1)
  if (!last) return sequence.some((message) => 'wins' in message) ? 1n : -1n
  return last.void ? 0n : last.win - 1n
}

type Round = Awaited<ReturnType<typeof stakedRound>>

async function send(table: Table, round: Round, message: Message): Promise<Entry | null> {
  if ('version' in message) {
    const { version, win, void: isVoid = false } = message
    return entryOf(table, round, { version, win: writeMoney(win * table.stake), void: isVoid })
  }
  // Refused once the round is settled.
  await round.win({ bet: round.original, amount: writeMoney(message.wins * table.stake) })
  return null
}

/** Plays sequences side by side: the messages of one place travel in one settlement. */
async function playPortion(table: Table, sequences: readonly Sequence[]): Promise<void> {
  const before = await balanceOf(table)
  const rounds = await Promise.all(sequences.map(async (sequence) => ({ sequence, round: await stakedRound(table) })))
  for (let place = 0; place < 5; place += 1) {
    const entries = await Promise.all(
      rounds.map(({ sequence, round }) => {
        const message = sequence[place]
        return message ? send(table, round, message) : null
      }),
    )
    await settled(table, ...entries.filter((entry) => entry !== null))
  }
  const expected = before + sequences.reduce((sum, sequence) => sum + netOf(sequence) * table.stake, 0n)
  const got = await balanceOf(table)
  if (got === expected) return
  const said = sequences.map((sequence) => sequence.map(({ name }) => name).join(', ')).join(' | ')
  throw new Broken(`a balance of ${writeMoney(expected)}`, `${writeMoney(got)} after ${said}`)
}

async function playAll(table: Table, all: readonly Sequence[]): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE) {
    await playPortion(table, all.slice(start, start + AT_ONCE))
    await restorePurse(table)
  }
}

export const settleOrdersRules: readonly Rule[] = [
  {
    name: 'settle.orders',
    says: 'of up to five settlements of a round, in every order and as often as one likes, the highest version stands',
    check: (table) => playAll(table, [...sequencesOf(VERSIONS, true)]),
  },
  {
    name: 'settle.mixed_orders',
    says: 'a win that leaves the round open may come before, between or after its settlements',
    check: (table) => playAll(table, [...sequencesOf([WIN, ...VERSIONS], false)]),
  },
]
