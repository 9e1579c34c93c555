import { type Amount, add, ZERO } from '@sanuk/money/amount'
import type { Game } from '../game.ts'
import { easeOut } from '../stage/easing.ts'
import { countedTo } from './count.ts'

type Counting = {
  /** What the round had won before. */
  readonly from: Amount
  readonly win: Amount
  readonly ms: number
  readonly hurry: AbortSignal
  /** Where else to write the growing amount. */
  readonly also?: (text: string, amount: Amount) => void
}

const TICK_MS = 70

/** Counts a win up: in the line under the reels by itself, in the bar and the meter on top of what was won before. */
export async function countUp(game: Game, { from, win, ms, hurry, also }: Counting): Promise<void> {
  const { bar, result, meter } = game.panel
  let ticked = 0
  const show = (part: number) => {
    const counted = countedTo(easeOut(part), ZERO, win)
    const sum = game.money(add(from, counted))
    result.amount = game.money(counted)
    bar.win = sum
    meter.won = sum
    also?.(game.money(counted), counted)
    const now = Math.floor((part * ms) / TICK_MS)
    if (now !== ticked) game.sound.play('tick', 0.9 + part * 0.5)
    ticked = now
  }
  await game.clock.run(game.calm ? 0 : ms, show, hurry)
  result.land()
}
