import { arrayBytes } from '@sanuk/ledger/array-bytes'
import { transferId } from '@sanuk/ledger/key'
import { KINDS } from '@sanuk/ledger/kinds'
import { type Named, readResults } from '@sanuk/ledger/post-statement'
import type { Question } from '@sanuk/ledger/round-trip'
import type { PostResult } from '@sanuk/ledger/transfer'
import { ZERO } from '@sanuk/money/amount'
import { booked } from './decide.ts'
import { DAYS, type Play, type Prepared, prepare, roundsOf } from './quick-play.ts'

/** A stake with the win that is paid in one step with it. */
type Whole = Prepared & { readonly both: readonly [Named, Named] }

const TEXT = `select batch, outcomes, balances, known::text as known
  from seamless.play_whole($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::smallint[], $6::uuid[],
                           $7::text[], $8::boolean[], $9::text[], $10::uuid[], $11::text[], $12::text[], $13::uuid[],
                           $14::bigint[], $15::uuid[], $16::text[], $17::text[], $18::text[], $19::text[],
                           $20::timestamptz, ledger.batch_at(clock_timestamp() - make_interval(days => $21)))`

/** Whole rounds, played together: what came of the stake, with the balance after the win. */
export const WHOLE_ROUNDS = { prepare: prepareWhole, questionOf }

function prepareWhole(play: Play): Whole {
  const stake = prepare(play)
  const { ask, account, house } = play
  const names = booked(ask, 'win')
  const { reference } = stake.transfer
  const amount = ask.content.winAmount ?? ZERO
  const win = { ...names, reference, amount, debit: house, credit: account, kind: 'win' as const }
  return { ...stake, both: [stake, { id: transferId(names.key), transfer: win }] }
}

function questionOf(plays: readonly Whole[], now: Date): Question<PostResult> {
  const parts = plays.flatMap(({ both }) => both)
  const values = [
    arrayBytes('uuid', parts, ({ id }) => id),
    arrayBytes('bigint', parts, ({ transfer }) => transfer.debit),
    arrayBytes('bigint', parts, ({ transfer }) => transfer.credit),
    arrayBytes('bigint', parts, ({ transfer }) => transfer.amount),
    arrayBytes('smallint', parts, ({ transfer }) => KINDS[transfer.kind]),
    arrayBytes('uuid', parts, ({ transfer }) => transfer.reference),
    arrayBytes('text', parts, ({ transfer }) => transfer.memo ?? null),
    arrayBytes('boolean', plays, ({ ask }) => ask.content.roundClosed),
    arrayBytes('text', plays, ({ tokenHash }) => tokenHash),
    ...roundsOf(plays),
    now.toISOString(),
    DAYS,
  ]
  return { name: 'seamless play whole', text: TEXT, values, read: (row) => readWhole(plays, readResults(parts, row)) }
}

function readWhole(plays: readonly Whole[], results: readonly PostResult[]): PostResult[] {
  return plays.map((_, place) => {
    const [stake, win] = results.slice(2 * place, 2 * place + 2)
    if (!stake || !win) throw new Error(`${plays.length} rounds, ${results.length} outcomes`)
    if (stake.outcome !== 'posted') return stake
    if (win.outcome !== 'posted') throw new Error(`a stake was posted without its win: ${win.outcome}`)
    return { ...stake, debitBalance: win.creditBalance }
  })
}
