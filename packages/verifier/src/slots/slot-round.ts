import { type Board, gridOf } from './board.ts'
import { type LineWin, lineWinsOn } from './line-wins.ts'
import { fallen, stopped } from './reels.ts'
import { type Money, moneyOn, placesWith, respinsFrom } from './respins.ts'
import { coinsFor, type SlotRules } from './slot-rules.ts'
import { type SymbolWin, symbolWinsOn } from './symbol-wins.ts'

/** What has to be shown, wins in coins. `symbolWins`, `held` and `respinsLeft` only where the machine has such. */
export type DrawnStep = {
  readonly kind: 'base' | 'free' | 'fall' | 'respin'
  readonly grid: readonly (readonly string[])[]
  readonly lineWins: readonly LineWin[]
  readonly symbolWins?: readonly SymbolWin[]
  readonly scatter: { readonly count: number; readonly win: bigint; readonly freeSpins: number } | null
  readonly held?: Money
  readonly respinsLeft?: number
  readonly multiplier: number
  readonly win: bigint
  readonly freeSpinsLeft: number
}

type Below = (bound: number) => number

/**
 * Draws a round of a slot machine again, step by step: its paid spin, then as many free ones as are won; or the free spins
 * that were bought and those won in them. Rules that never end give steps without end: no more of them should be taken than
 * are wanted.
 */
export function* drawSlotRound(rules: SlotRules, below: Below, bought = 0): Generator<DrawnStep, void> {
  const { stay } = rules.freeSpins
  const first = firstSpin(rules, bought)
  let [left, room, full] = [first.left, first.room, [] as readonly number[]]
  for (let { kind } = first; ; kind = 'free') {
    const tops = rules.strips[kind].map((strip) => below(strip.length))
    const spin = { kind, tops, full, left, room }
    full = []
    for (const step of stepsOf(rules, spin)) {
      yield* rules.hold ? withMoney(rules, step, below) : [step]
      left += step.scatter?.freeSpins ?? 0
      room -= step.scatter?.freeSpins ?? 0
      full = stay && kind === 'free' ? fullReels(rules, step.grid) : []
    }
    if (left === 0) return
    left -= 1
  }
}

/** The paid spin, or the first of those that were bought. */
function firstSpin({ freeSpins }: SlotRules, bought: number): Pick<Spin, 'kind' | 'left' | 'room'> {
  const { most } = freeSpins
  return bought > 0 ? { kind: 'free', left: bought - 1, room: most - bought } : { kind: 'base', left: 0, room: most }
}

type Spin = {
  readonly kind: 'base' | 'free'
  readonly tops: readonly number[]
  /** Reels that stay full of wilds. */
  readonly full: readonly number[]
  readonly left: number
  readonly room: number
}

/** A stop of the reels and all that falls after it. Scatters are counted when nothing falls any more. */
function* stepsOf(rules: SlotRules, spin: Spin): Generator<DrawnStep, void> {
  const { kind, left, room } = spin
  const strips = rules.strips[kind]
  const times = kind === 'free' ? rules.freeSpins.multiplier : 1
  const factors = rules.tumbles?.[kind] ?? []
  let standing = stopped(rules, { ...spin, strips })
  for (let fall = 0; ; fall += 1) {
    const { board } = standing
    const multiplier = times * (factors[fall] ?? factors.at(-1) ?? 1)
    const { places, win, ...wins } = winsOn(rules, board, multiplier)
    const falls = rules.tumbles !== undefined && win > 0n
    const scatter = falls ? null : scatterOn(rules, board, { times, room })
    yield {
      kind: fall === 0 ? kind : 'fall',
      grid: gridOf(board, rules.rows),
      ...wins,
      scatter,
      multiplier,
      win: win + (scatter?.win ?? 0n),
      freeSpinsLeft: left + (scatter?.freeSpins ?? 0),
    }
    if (!falls) return
    standing = fallen(strips, standing, new Set(places))
  }
}

function winsOn(rules: SlotRules, board: Board, multiplier: number) {
  const lines = lineWinsOn(rules, board)
  const symbols = symbolWinsOn(rules, board)
  const counted = <Win extends { readonly win: bigint }>(wins: readonly Win[]) =>
    wins.map((one) => ({ ...one, win: one.win * BigInt(multiplier) }))
  const [lineWins, symbolWins] = [counted(lines.wins), counted(symbols)]
  return {
    lineWins,
    ...(rules.pattern && { symbolWins }),
    win: [...lineWins, ...symbolWins].reduce((sum, one) => sum + one.win, 0n),
    places: [...lines.places, ...symbols.flatMap(({ places }) => places)],
  }
}

type Under = { readonly times: number; readonly room: number }

function scatterOn(rules: SlotRules, board: Board, { times, room }: Under): DrawnStep['scatter'] {
  const count = placesWith(board, rules.scatter).length
  const [pay, award] = [coinsFor(rules, rules.scatter, count), rules.freeSpins.awards[String(count)] ?? 0]
  if (pay === 0n && award === 0) return null
  return { count, win: pay * BigInt(times), freeSpins: Math.min(award, room) }
}

/** A stop of the reels with the values of its money symbols, and the respins where these are enough. */
function* withMoney(rules: SlotRules, step: DrawnStep, below: Below): Generator<DrawnStep, void> {
  const { hold, scatter, rows } = rules
  if (!hold) return
  const board = step.grid.flat()
  const money = moneyOn(hold, placesWith(board, scatter), below)
  const holds = money.size >= hold.least
  yield { ...step, held: money, respinsLeft: holds ? hold.respins : 0 }
  if (!holds) return
  for (const { held, left, worth } of respinsFrom(hold, { money, places: board.length }, below)) {
    const seen = board.map((_, place) => (held.has(place) ? scatter : ''))
    yield {
      kind: 'respin',
      grid: gridOf(seen, rows),
      lineWins: [],
      scatter: null,
      held,
      respinsLeft: left,
      multiplier: 1,
      win: worth,
      freeSpinsLeft: 0,
    }
  }
}

/** The reels that show nothing but wilds. */
const fullReels = ({ wild }: SlotRules, grid: DrawnStep['grid']): number[] =>
  [...grid.entries()].flatMap(([reel, seen]) => (seen.every((one) => one === wild) ? [reel] : []))
