import { type Amount, add } from '@sanuk/money/amount'
import type { Game } from '../game.ts'
import { easeOut } from '../stage/easing.ts'
import { countedTo } from './count.ts'

type Counting = {
  /** What the round had won before the spin. */
  readonly roundBefore: Amount
  /** What the spin is counted from and to. */
  readonly from: Amount
  readonly to: Amount
  /** What the bar says of the round already: it never runs back. */
  readonly seen: Amount
  readonly ms: number
  readonly hurry: AbortSignal
  /** Where else to write the growing amount. */
  readonly also?: (text: string, amount: Amount) => void
}

const TICK_MS = 70

/** Counts a win up: in the line under the reels that of the spin, in the bar and the meter that of the round. */
export async function countUp(game: Game, counting: Counting): Promise<void> {
  const { roundBefore, from, to, seen, ms, hurry, also } = counting
  const { bar, result, meter } = game.panel
  let ticked = 0
  const show = (part: number) => {
    const counted = countedTo(easeOut(part), from, to)
    const reached = add(roundBefore, counted)
    result.amount = game.money(counted)
    if (reached >= seen) {
      bar.win = game.money(reached)
      meter.won = game.money(reached)
    }
    also?.(game.money(counted), counted)
    const now = Math.floor((part * ms) / TICK_MS)
    if (now !== ticked) game.sound.play('tick', 0.9 + part * 0.5)
    ticked = now
  }
  await game.clock.run(game.calm ? 0 : ms, show, hurry)
  result.land()
}
