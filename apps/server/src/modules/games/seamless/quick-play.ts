import { hash } from 'node:crypto'
import { arrayBytes } from '@sanuk/ledger/array-bytes'
import { transferId } from '@sanuk/ledger/key'
import { KINDS } from '@sanuk/ledger/kinds'
import { createLane } from '@sanuk/ledger/lane'
import { readResults } from '@sanuk/ledger/post-statement'
import { type Question, roundTrip } from '@sanuk/ledger/round-trip'
import type { PostResult, Transfer } from '@sanuk/ledger/transfer'
import type pg from 'pg'
import type { Clock } from '#platform/clock'
import { roundId } from '#platform/round-id'
import { sameContent } from './asked.ts'
import { type Ask, booked, usedOtherwise } from './decide.ts'
import type { GiveWay } from './settle/give-way.ts'
import { transactionKey } from './transaction-key.ts'

/** A stake or a win with all that is known of it without asking the database. */
export type Play = {
  readonly ask: Ask
  readonly brand: string
  readonly account: string
  readonly house: string
  readonly gameType: string
  /** The hall of its game: a session opened there stakes in it, too. */
  readonly hall: string | null
  /** Of a stake: the token of its session. */
  readonly token: string | null
  /** Of a win: the stake it names, if it names one. */
  readonly bet: string | null
  /** Of a win: how many times its stake a round may win. */
  readonly multiple: number | null
}

/** What came of it in the books. */
export type Played = Extract<PostResult, { outcome: 'posted' | 'insufficient' }>

export type Prepared = Play & {
  readonly id: string
  readonly transfer: Transfer
  readonly tokenHash: string | null
  readonly betKey: string | null
}

type Settings = {
  readonly lanes: number
  readonly clock: Clock
  /** Does the work of so many stakes and wins, for which settlements rest. */
  readonly live: GiveWay['live']
}

/** For how many days a stake is found by its win, and a repeat without looking for it one by one. */
export const DAYS = 40

/** A vendor hears within a second: a try is begun in its first half, and waited for no longer than the other one. */
const PATIENCE = { tryMs: 500, patienceMs: 500 }

/** How many may wait in a lane. Whoever comes later is asked to try again. */
const WAITING = 2000

const TEXT = `select batch, outcomes, balances, known::text as known
  from seamless.play($1::smallint[], $2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::boolean[],
                     $8::text[], $9::uuid[], $10::uuid[], $11::text[], $12::text[], $13::uuid[], $14::bigint[],
                     $15::uuid[], $16::text[], $17::text[], $18::text[], $19::text[], $20::integer[], $21::text[],
                     $22::timestamptz, ledger.batch_at(clock_timestamp() - make_interval(days => $23)))`

/**
 * Plays stakes and wins together with whatever else arrives meanwhile: one round trip, one commit. Answers what came of
 * it in the books, or `null` where the call is out of the ordinary and must be decided by itself. Throws `LedgerBusy`
 * when nothing was moved and `LedgerUnknown` when nobody knows.
 */
export function createQuickPlay<P extends Prepared>(
  pool: pg.Pool,
  { lanes, clock, live }: Settings,
  { prepare, questionOf }: Together<P>,
) {
  const list = Array.from({ length: lanes }, () =>
    createLane<P, PostResult>({
      ...PATIENCE,
      waiting: WAITING,
      namesOf: ({ transfer }) => [transfer.key, transfer.reference],
      accountsOf: ({ account }) => [account],
      ask: (plays) =>
        live(plays.length, () => roundTrip({ pool, tryMs: PATIENCE.tryMs }, () => questionOf(plays, clock()))),
    }),
  )
  const underWay = new Map<string, UnderWay>()
  const ask = async (play: P): Promise<Played | null> => {
    const lane = list[Number(play.account.slice(-9)) % lanes]
    if (!lane) throw new Error('no such lane')
    const result = await lane(play)
    return result.outcome === 'posted' || result.outcome === 'insufficient' ? result : null
  }
  return (play: Play): Promise<Played | null> => {
    const prepared = prepare(play)
    const { id } = prepared
    const known = underWay.get(id)
    if (known) return follow(known, play)
    const answer = ask(prepared).finally(() => underWay.delete(id))
    underWay.set(id, { play, answer })
    return answer
  }
}

/** What travels together: how each is made ready, and how the database is asked about all of them. */
type Together<P extends Prepared> = {
  readonly prepare: (play: Play) => P
  readonly questionOf: (plays: readonly P[], now: Date) => Question<PostResult>
}

/** Stakes and wins, each by itself. */
export const STAKES_AND_WINS: Together<Prepared> = { prepare, questionOf }

type UnderWay = { readonly play: Play; readonly answer: Promise<Played | null> }

/**
 * Waits for who came first by the same name: whoever asks the very same hears the same answer, whoever asks for
 * something else is refused at once, however many they are.
 */
async function follow({ play: first, answer }: UnderWay, play: Play): Promise<Played | null> {
  const result = await answer
  if (!result) return null
  if (isSame(first, play)) return { ...result, replayed: true }
  if (sameContent(first.ask.content, play.ask.content)) return null
  throw usedOtherwise()
}

/** Whether two calls of one name ask for the same by the same means. */
const isSame = (one: Play, other: Play): boolean =>
  one.token === other.token && one.bet === other.bet && sameContent(one.ask.content, other.ask.content)

/** A stake or a win; of a betwin its stake. */
export function prepare(play: Play): Prepared {
  const { ask, account, house, token, bet } = play
  const { vendor, content } = ask
  const kind = content.kind === 'win' ? 'win' : 'bet'
  const [debit, credit] = kind === 'bet' ? [account, house] : [house, account]
  const names = booked(ask)
  return {
    ...play,
    id: transferId(names.key),
    transfer: { ...names, debit, credit, kind, amount: content.amount, reference: roundId(vendor, content.round) },
    tokenHash: token && hash('sha256', token),
    betKey: bet && transferId(transactionKey(vendor, bet)),
  }
}

/** What the database is told of the rounds, in the order in which its functions take it. */
export const roundsOf = (plays: readonly Prepared[]): readonly unknown[] => [
  arrayBytes('uuid', plays, ({ transfer }) => transfer.reference),
  arrayBytes('text', plays, ({ ask }) => ask.vendor),
  arrayBytes('text', plays, ({ ask }) => ask.content.round),
  arrayBytes('uuid', plays, ({ brand }) => brand),
  arrayBytes('bigint', plays, ({ account }) => account),
  arrayBytes('uuid', plays, ({ ask }) => ask.content.member),
  arrayBytes('text', plays, ({ ask }) => ask.content.game),
  arrayBytes('text', plays, ({ gameType }) => gameType),
  arrayBytes('text', plays, ({ ask }) => ask.content.currency),
  arrayBytes('text', plays, ({ hall }) => hall),
]

function questionOf(plays: readonly Prepared[], now: Date): Question<PostResult> {
  const values = [
    arrayBytes('smallint', plays, ({ transfer }) => KINDS[transfer.kind]),
    arrayBytes('uuid', plays, ({ id }) => id),
    arrayBytes('bigint', plays, ({ transfer }) => transfer.debit),
    arrayBytes('bigint', plays, ({ transfer }) => transfer.credit),
    arrayBytes('bigint', plays, ({ transfer }) => transfer.amount),
    arrayBytes('text', plays, ({ transfer }) => transfer.memo ?? null),
    arrayBytes('boolean', plays, ({ ask }) => ask.content.roundClosed),
    arrayBytes('text', plays, ({ tokenHash }) => tokenHash),
    arrayBytes('uuid', plays, ({ betKey }) => betKey),
    ...roundsOf(plays),
    arrayBytes('integer', plays, ({ multiple }) => multiple),
    arrayBytes('text', plays, ({ ask }) => ask.note && JSON.stringify(ask.note)),
    now.toISOString(),
    DAYS,
  ]
  return { name: 'seamless play', text: TEXT, values, read: (row) => readResults(plays, row) }
}
