import type { Log } from '@sanuk/host/log'
import { writeAmount } from '@sanuk/money/amount'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Ask } from './decide.ts'

/**
 * UNKNOWN_BET for a call that would credit a stake or a win nobody knows of, with an alarm: its vendor is mistaken, or is
 * not who it says it is. The refusal is not remembered, since what it is about may yet come.
 */
export function unknownBet(log: Log, { vendor, transaction, content }: Ask, missing: string): SeamlessFault {
  const { kind, member, game, round } = content
  const call = { call: kind, transaction, member, game, round, amount: writeAmount(content.amount) }
  log.error({ alarm: 'unknown_bet', vendor, ...call }, 'a call would credit for a bet that is not known')
  return new SeamlessFault('UNKNOWN_BET', missing)
}
