import type { Transaction } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import type { Ask, Decide, Decision, Party } from './decide.ts'
import type { SeamlessStore } from './store.ts'
import type { Till } from './till.ts'

type Needs = {
  readonly store: SeamlessStore
  readonly till: Till
  readonly rounds: Pick<Wagers, 'lockRound' | 'recordMovement'>
}

/**
 * Pays a win, whether or not the member is still there. Its bet must be known: nothing is paid for a round nobody
 * staked in, and the vendor is told so without the refusal being remembered, since the bet may yet come.
 */
export const decideWin =
  (needs: Needs, ask: Ask, bet: string | undefined): Decide =>
  async (transaction, party) => {
    const round = await needs.rounds.lockRound(transaction, ask.vendor, ask.content.round)
    if (!round || round.member !== party.member.id || round.game !== ask.content.game) throw unknownBet()
    if (bet !== undefined && (await isRolledBack(needs, { ask, bet }, transaction))) return { status: 'ROLLED_BACK' }
    if (round.state === 'rolled_back') return { status: 'ROLLED_BACK' }
    if (round.state === 'settled') return { status: 'ROUND_CLOSED' }
    return pay(needs, { ask, party, round }, transaction)
  }

const unknownBet = () => new SeamlessFault('UNKNOWN_BET', 'no bet is known in this round')

/** Whether the bet a win names was undone. A bet that is not known, or was refused, can win nothing. */
async function isRolledBack(needs: Needs, on: { ask: Ask; bet: string }, transaction: Transaction): Promise<boolean> {
  const asked = await needs.store.find(transaction, on.ask.vendor, on.bet)
  const isBet = asked?.content.kind === 'bet' && asked.content.round === on.ask.content.round
  if (!isBet || asked.answer.status !== 'OK') throw unknownBet()
  return (await needs.store.findRollback(transaction, on.ask.vendor, on.bet)) !== null
}

async function pay(
  needs: Needs,
  { ask, party, round }: { ask: Ask; party: Party; round: RoundRecord },
  transaction: Transaction,
): Promise<Decision> {
  const { amount, roundClosed } = ask.content
  const { balance, transfer, at } = await needs.till.give(transaction, {
    accounts: party.accounts,
    key: `win:${ask.vendor}:${ask.transaction}`,
    amount,
    kind: 'win',
    round: round.id,
  })
  const movement = { kind: 'win' as const, amount, balanceAfter: balance, transaction: transfer, at }
  await needs.rounds.recordMovement(transaction, round, { movement, closes: roundClosed })
  return { status: 'OK', balance, id: transfer, at }
}
