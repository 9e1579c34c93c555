import { type NumberRule, proposedNumberRule } from '@sanuk/contracts/office-lottery-numbers'
import { PLAYS, type Play } from '@sanuk/engines/lottery/bets'
import { numberWidthOf } from '@sanuk/engines/lottery/single-numbers'
import { parseAmount } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import type { ApprovedProposal } from '#platform/proposals'
import { Refusal } from '#platform/refusal'
import { isOffered } from '../check-lines.ts'
import type { LotteryGame } from '../game.ts'
import { lotteryNamed } from '../games.ts'
import { putInForce } from '../store/number-rules.ts'
import { numbersOf } from './rate-lines.ts'

/** A play whose numbers can be limited, and how many digits they have. */
export type LimitedPlay = { readonly play: Play; readonly digits: number }

/** The plays of a game whose numbers can be limited, in the order of the pad: those at fixed odds. */
export function limitedPlaysOf(game: LotteryGame): LimitedPlay[] {
  if (game.terms.kind !== 'odds') return []
  return [...PLAYS[game.family].values()].flatMap((play) => {
    const digits = isOffered(game, play.code) ? numberWidthOf(play) : null
    return digits === null ? [] : [{ play, digits }]
  })
}

/** The game and play of a rule or mark. Refuses with `game_unavailable`, and beside the play where it has no numbers. */
export function demandLimitedPlay(code: string, playCode: string): LimitedPlay & { readonly game: LotteryGame } {
  const game = lotteryNamed(code)
  if (!game) throw new Refusal('game_unavailable')
  const found = limitedPlaysOf(game).find(({ play }) => play.code === playCode)
  if (!found) throw new Refusal('invalid_request', { fields: [{ field: 'play', word: 'field.invalid' }] })
  return { ...found, game }
}

/** Refuses a rule by which a number would be closed before it pays half, or at the same stake. */
export function validateRule({ gameCode, play, halfFrom, closedFrom }: NumberRule): void {
  demandLimitedPlay(gameCode, play)
  if (halfFrom !== null && closedFrom !== null && parseAmount(closedFrom) <= parseAmount(halfFrom)) {
    const values = { min: halfFrom }
    throw new Refusal('invalid_request', { fields: [{ field: 'closedFrom', word: 'field.more_than', values }] })
  }
}

/** Puts a rule in force on which two operators agreed: for the next bet, with all that was staked before it. */
export async function carryOutRule(
  transaction: Transaction,
  { brand, details }: Pick<ApprovedProposal, 'brand' | 'details'>,
): Promise<null> {
  const rule = proposedNumberRule.parse(details)
  validateRule(rule)
  const { game } = demandLimitedPlay(rule.gameCode, rule.play)
  const { play, halfFrom, closedFrom } = rule
  const place = { brand, game: game.code }
  await putInForce(transaction, place, {
    play,
    halfFrom: halfFrom === null ? null : parseAmount(halfFrom),
    closedFrom: closedFrom === null ? null : parseAmount(closedFrom),
    numbersOf: (selection) => numbersOf(game, { play, selection }),
  })
  return null
}
