import type { Amount } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import type { Ask, Decision, Party } from './decide.ts'
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
    key: `win:${ask.vendor}:${ask.transaction}`,
    amount,
    kind: 'win',
    round: round.id,
  })
  const movement = { kind: 'win' as const, amount, balanceAfter: balance, transaction: transfer, at }
  await needs.rounds.recordMovement(transaction, round, { movement, closes: ask.content.roundClosed })
  return { status: 'OK', balance, id: transfer, at }
}
