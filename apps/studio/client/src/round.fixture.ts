import { add, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Bought, SpinResult, Step } from '#protocol'

const GRID = [
  ['gem', 'crown', 'coin'],
  ['bell', 'gift', 'mango'],
  ['lotus', 'coin', 'gem'],
  ['gift', 'bell', 'crown'],
  ['mango', 'lotus', 'coin'],
]

type Story = {
  readonly stake: string
  /** What each step won; the first is the paid spin. */
  readonly wins: readonly string[]
  /** Free spins won by step. Left out, the first step wins as many as follow. */
  readonly awards?: Readonly<Record<number, number>>
  /** Left out, free spins follow the paid one. */
  readonly kinds?: readonly Step['kind'][]
  /** Free spins that it began with, at the price that is its stake. */
  readonly bought?: Bought
}

/** A round for tests, told by its wins. */
export function roundOf({ stake, wins, awards = { 0: wins.length - 1 }, kinds = [], bought }: Story): SpinResult {
  let awarded = bought?.spins ?? 0
  let played = 0
  const steps = wins.map((win, at): Step => {
    const freeSpins = awards[at] ?? 0
    const kind = kinds[at] ?? (at === 0 ? 'base' : 'free')
    awarded += freeSpins
    if (kind === 'free') played += 1
    return {
      kind,
      grid: GRID,
      lineWins: [],
      scatter: freeSpins > 0 ? { count: 3, win: '0', freeSpins } : null,
      multiplier: at === 0 ? 1 : 2,
      win,
      freeSpinsLeft: awarded - played,
    }
  })
  const spin = '5b8f7a7e-6a3c-4c7f-9d6a-0b6f5a2f9c11'
  const win = writeAmount(add(...wins.map(parseAmount)))
  return {
    spin,
    round: 'R1',
    stake,
    win,
    balance: '100.00',
    steps,
    seed: null,
    at: '2026-01-05T12:00:00.000Z',
    ...(bought && { bought }),
  }
}
