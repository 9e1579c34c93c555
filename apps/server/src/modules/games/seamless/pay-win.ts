import type { Amount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { Transaction } from '#platform/database'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import { type Ask, booked, type Decision, type Party } from './decide.ts'
import { isPrize, type Prizes } from './prizes.ts'
import type { Till } from './till.ts'
import type { WinBounds } from './win-bounds.ts'

type Needs = {
  readonly till: Till
  readonly rounds: Pick<Wagers, 'recordMovement'>
  readonly bounds: WinBounds
  readonly prizes: Prizes
}

/** A win with what was found about it before. */
export type PaidWin = {
  readonly ask: Ask
  readonly party: Party
  readonly round: RoundRecord
  readonly game: Game | null
  readonly amount: Amount
}

type Paid = Extract<Decision, { status: 'OK' }> & { readonly at: Date }

/** Pays a win within a locked round, unless it is beyond all bounds, and closes the round where the vendor says so. */
export async function payWin(
  needs: Needs,
  { ask, party, round, game, amount }: PaidWin,
  transaction: Transaction,
): Promise<Paid> {
  const { campaign, jackpot, currency } = ask.content
  const prize = { vendor: ask.vendor, campaign, jackpot, currency }
  needs.bounds.check(prize, { round, game, win: amount, prize: isPrize(ask.content) })
  await needs.prizes.admit(transaction, prize, amount)
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
