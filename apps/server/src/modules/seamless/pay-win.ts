import type { Amount } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import { type Ask, booked, type Decision, type Party } from './decide.ts'
import type { Till } from './till.ts'

type Needs = { readonly till: Till; readonly rounds: Pick<Wagers, 'recordMovement'> }

/** Pays a win within a locked round, and closes the round where the vendor says so. */
export async function payWin(
  needs: Needs,
  { ask, party, round, amount }: { ask: Ask; party: Party; round: RoundRecord; amount: Amount },
  transaction: Transaction,
): Promise<Decision> {
  const { balance, transfer, at } = await needs.till.give(transaction, {
    accounts: party.accounts,
    ...booked(ask, ask.content.kind === 'betwin' ? 'win' : undefined),
    amount,
    kind: 'win',
    round: round.booked,
  })
  await needs.rounds.recordMovement(transaction, round, { kind: 'win', amount, at, closes: ask.content.roundClosed })
  return { status: 'OK', balance, id: transfer, at }
}
