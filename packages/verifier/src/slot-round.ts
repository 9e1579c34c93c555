import type { SlotRules } from './record.ts'

/** A win on a line or of scatters, in stakes per line. */
type Win = { readonly symbol: string; readonly count: number; readonly win: bigint }

export type DrawnStep = {
  readonly kind: 'base' | 'free'
  readonly grid: readonly (readonly string[])[]
  readonly lineWins: readonly (Win & { readonly line: number })[]
  readonly scatter: { readonly count: number; readonly win: bigint; readonly freeSpins: number } | null
  readonly multiplier: number
  readonly win: bigint
  readonly freeSpinsLeft: number
}

/** Draws a round of a slot machine again: its paid spin, then as many free ones as are won. */
export function drawSlotRound(rules: SlotRules, below: (bound: number) => number): readonly DrawnStep[] {
  const steps: DrawnStep[] = []
  for (let [left, awarded, kind] = [1, 0, 'base' as 'base' | 'free']; left > 0; kind = 'free') {
    const grid = rules.strips[kind].map((strip) => windowOf(strip, below(strip.length), rules.rows))
    const multiplier = kind === 'free' ? rules.freeSpins.multiplier : 1
    const lineWins = rules.lines.flatMap((rows, line) => {
      const best = bestOnLine(
        rules,
        rows.map((row, reel) => grid[reel]?.[row] ?? ''),
      )
      return best ? [{ line, ...best, win: best.win * BigInt(multiplier) }] : []
    })
    const scatter = scatterOn(rules, grid.flat(), { multiplier, room: rules.freeSpins.most - awarded })
    awarded += scatter?.freeSpins ?? 0
    left += (scatter?.freeSpins ?? 0) - 1
    const win = lineWins.reduce((sum, one) => sum + one.win, scatter?.win ?? 0n)
    steps.push({ kind, grid, lineWins, scatter, multiplier, win, freeSpinsLeft: left })
  }
  return steps
}

/** The strip goes round: what stands at its end is followed by its beginning. */
const windowOf = (strip: readonly string[], stop: number, rows: number): readonly string[] =>
  [...strip, ...strip].slice(stop, stop + rows)

const payFor = ({ pays }: SlotRules, symbol: string, count: number): bigint => BigInt(pays[symbol]?.[count - 2] ?? 0)

/**
 * What a line pays: the run from the left of its first symbol that is no wild, with wilds in its place; or the run of wilds
 * it begins with, where that pays more.
 */
function bestOnLine(rules: SlotRules, seen: readonly string[]): Win | null {
  const { wild, scatter } = rules
  const runOf = (symbol: string) => {
    const end = seen.findIndex((one) => one !== symbol && one !== wild)
    return end === -1 ? seen.length : end
  }
  const wildRun = seen.findIndex((one) => one !== wild)
  const wilds = { symbol: wild, count: wildRun === -1 ? seen.length : wildRun }
  const first = seen.find((one) => one !== wild)
  const run = first === undefined || first === scatter ? wilds : { symbol: first, count: runOf(first) }
  const [asRun, asWilds] = [payFor(rules, run.symbol, run.count), payFor(rules, wild, wilds.count)]
  const best = asWilds > asRun ? { ...wilds, win: asWilds } : { ...run, win: asRun }
  return best.win > 0n ? best : null
}

type Under = { readonly multiplier: number; readonly room: number }

function scatterOn(rules: SlotRules, seen: readonly string[], { multiplier, room }: Under): DrawnStep['scatter'] {
  const count = seen.filter((one) => one === rules.scatter).length
  const [pay, award] = [payFor(rules, rules.scatter, count), rules.freeSpins.awards[String(count)] ?? 0]
  if (pay === 0n && award === 0) return null
  return { count, win: pay * BigInt(multiplier), freeSpins: Math.min(award, room) }
}
