import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { Paid } from '../view/view.ts'
import type { Say } from '../words.ts'

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
