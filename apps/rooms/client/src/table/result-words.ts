import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { CoupResult, TableState } from '#protocol'
import type { Paid } from '../view/view.ts'
import type { Say } from '../words.ts'

/** Who won, by how many. */
export function resultText(say: Say, { winner, playerTotal, bankerTotal }: CoupResult): string {
  return say(`rooms.won.${winner}`, { player: playerTotal, banker: bankerTotal })
}

type Own = {
  readonly paid: Paid | null
  /** Whether the player had money in the coup. */
  readonly hasBet: boolean
  readonly money: (amount: Amount) => string
}

/** What the coup meant for the player; null where it meant nothing, or is not known yet. */
export function ownText(say: Say, { paid, hasBet, money }: Own): string | null {
  if (!paid || !hasBet) return null
  const [stake, win] = [parseAmount(paid.stake), parseAmount(paid.win)]
  if (win === ZERO) return say('rooms.own.lost', { amount: money(stake) })
  if (win === stake) return say('rooms.own.back', { amount: money(win) })
  return say(win > stake ? 'rooms.own.won' : 'rooms.own.part', { amount: money(win) })
}

/** What is to be read and heard of a coup that is over: its result, pairs and what it paid, or that it was void. */
export function coupText(say: Say, coup: NonNullable<TableState['coup']>, own: Own): string {
  if (coup.isVoid) return say('rooms.void')
  if (!coup.result) return ''
  const { playerPair, bankerPair, natural } = coup.result
  return [
    resultText(say, coup.result),
    natural && say('rooms.natural'),
    playerPair && say('rooms.spot.player-pair'),
    bankerPair && say('rooms.spot.banker-pair'),
    ownText(say, own),
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ')
}
