import type { Board } from './board.ts'
import { coinsFor, type SlotRules } from './slot-rules.ts'

export type LineWin = { readonly line: number; readonly symbol: string; readonly count: number; readonly win: bigint }

/** The wins on all lines, in coins, and the places where they stand. */
export function lineWinsOn(rules: SlotRules, board: Board): { wins: LineWin[]; places: number[] } {
  const reels = board.length / rules.rows
  const places: number[] = []
  const wins = rules.lines.flatMap((line, at) => {
    const visited = line.slice(0, reels).map((row, reel) => (row < rules.rows ? reel * rules.rows + row : -1))
    const best = bestOnLine(
      rules,
      visited.map((place) => board[place] ?? ''),
    )
    if (!best) return []
    places.push(...visited.slice(0, best.count))
    return [{ line: at, ...best }]
  })
  return { wins, places }
}

/**
 * What a line pays: the run from the left of its first symbol that is no wild, with wilds in its place; or the run of wilds
 * it begins with, where that pays more. Each counts as often as its own wilds say.
 */
function bestOnLine(rules: SlotRules, seen: readonly string[]): Omit<LineWin, 'line'> | null {
  const { wild, scatter } = rules
  const paid = (symbol: string) => {
    const end = seen.findIndex((one) => one !== symbol && one !== wild)
    const count = end === -1 ? seen.length : end
    return { symbol, count, win: coinsFor(rules, symbol, count) * factorOf(rules, seen.slice(0, count)) }
  }
  const first = seen.find((one) => one !== wild) ?? scatter
  const wilds = paid(wild)
  const run = first === scatter ? wilds : paid(first)
  const best = wilds.win > run.win ? wilds : run
  return best.win > 0n ? best : null
}

const factorOf = ({ wild, wildFactors = [] }: SlotRules, run: readonly string[]): bigint =>
  run.reduce((product, one, reel) => (one === wild ? product * BigInt(wildFactors[reel] ?? 1) : product), 1n)
