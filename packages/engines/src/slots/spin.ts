import type { Draw } from '../random/draw.ts'
import { countOnGrid, drawStops, type Grid } from './grid.ts'
import { type Held, respins, valuesOn, worthOf } from './hold.ts'
import { drawNumber } from './jackpot.ts'
import { type LinePay, linePay } from './line-pays.ts'
import { type Beginning, boughtFrom, type SlotMachine, withAnte } from './machine.ts'
import { type Board, deal, open, openInOrder } from './pick.ts'
import { filledReels, shownAt } from './reels.ts'
import { type ScatterPay, scatterPay } from './scatter-pays.ts'
import { type Cell, type SymbolWin, symbolWins } from './symbol-wins.ts'
import { fall } from './tumble.ts'

/** A line's win; `line` is its place in the machine's list. */
export type LineWin = LinePay & { readonly line: number }

/**
 * What is seen at a time: a stop of the reels, what fell down after it (`fall`), or a respin. Wins are in coins, the
 * multiplier already in them. `stops` of a fall or a respin are those of the spin it belongs to.
 */
export type Step = {
  readonly kind: 'base' | 'free' | 'fall' | 'respin'
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly lineWins: readonly LineWin[]
  /** Only on machines that do not read wins on lines. */
  readonly symbolWins?: readonly SymbolWin[]
  /** Of the last step of a spin. */
  readonly scatter: ScatterPay | null
  /** Only on machines that hold: the money symbols that are seen. */
  readonly held?: readonly Held[]
  readonly respinsLeft?: number
  readonly multiplier: number
  readonly win: number
  readonly freeSpinsLeft: number
}

/**
 * A paid spin, dearer or not, with all that it won, or the free spins that were bought. `win` is in coins, with what was
 * found on the `board` by now, if one was won. `number` is what it drew for the jackpot, only on machines that have one.
 */
export type Round = {
  readonly steps: readonly Step[]
  readonly board?: Board
  readonly win: number
  readonly number?: number
}

/** Which places of a board are opened; null for all that are opened where nobody chooses. */
export type Picks = readonly unknown[] | null

/**
 * Plays a whole round: a draw a reel for the paid spin if there is one, then for each free one, in the order of play, and
 * then the places of its board, which opens by itself. Throws `RangeError` for a beginning that the machine does not offer.
 */
export const spin = (machine: SlotMachine, draw: Draw, beginning: Beginning = 'spin'): Round =>
  spinWith(machine, draw, { beginning, picks: null })

/** The same with what was picked from its board. Throws `RangeError` for picks where nothing can be picked, too. */
export function spinWith(
  machine: SlotMachine,
  draw: Draw,
  { beginning, picks }: { readonly beginning: Beginning; readonly picks: Picks },
): Round {
  const played = beginning === 'ante' ? withAnte(machine) : machine
  const steps = playReels(played, draw, beginning === 'ante' ? 'spin' : beginning)
  const board = boardAfter(played, steps, draw)?.(picks)
  if (!board && picks && picks.length > 0) throw new RangeError('there is nothing to be picked')
  const win = steps.reduce((sum, step) => sum + step.win, board?.worth ?? 0)
  const { jackpot } = machine
  return { steps, ...(board && { board }), win, ...(jackpot && { number: drawNumber(jackpot, draw) }) }
}

/** The board that the scatters of a paid spin have won, with its pieces dealt; undefined where there is none. */
function boardAfter({ pick, scatter }: SlotMachine, steps: readonly Step[], draw: Draw) {
  if (!pick) return undefined
  const free = steps.findIndex(({ kind }) => kind === 'free')
  const paid = (free < 0 ? steps : steps.slice(0, free)).findLast(({ kind }) => kind !== 'respin')
  const times = paid && pick.times[countOnGrid(paid.grid, scatter)]
  if (times === undefined) return undefined
  const dealt = deal(pick, draw)
  return (picks: Picks): Board => (picks ? open(dealt, times, picks) : openInOrder(dealt, times))
}

function playReels(machine: SlotMachine, draw: Draw, beginning: Exclude<Beginning, 'ante'>): readonly Step[] {
  const { stay } = machine.freeSpins
  const steps: Step[] = []
  let before = firstOf(machine, beginning)
  for (;;) {
    const { strips } = machine
    const spun = playStops(machine, before, drawStops(strips[before.kind], draw))
    const last = spun.at(-1)
    if (!last) throw new Error('a spin shows nothing')
    steps.push(...(machine.hold ? held(machine, last, draw) : spun))
    if (last.freeSpinsLeft === 0) break
    const filled = stay && before.kind === 'free' ? filledReels(machine, last.grid) : []
    const room = before.room - (last.scatter?.freeSpins ?? 0)
    before = { kind: 'free', left: last.freeSpinsLeft - 1, room, filled }
  }
  return steps
}

function firstOf(machine: SlotMachine, beginning: Exclude<Beginning, 'ante'>): Before {
  const { most } = machine.freeSpins
  if (beginning === 'spin') return { kind: 'base', left: 0, room: most, filled: [] }
  const { spins } = boughtFrom(machine)
  return { kind: 'free', left: spins - 1, room: most - spins, filled: [] }
}

/** `left` free spins follow in any case, at most `room` may be won on top; `filled` reels stay wild. */
export type Before = {
  readonly kind: 'base' | 'free'
  readonly left: number
  readonly room: number
  readonly filled: readonly number[]
}

/** A spin that stops there, with all that falls after it. Nothing is drawn any more. */
export function playStops(machine: SlotMachine, before: Before, stops: readonly number[]): Step[] {
  const { kind, left, room, filled } = before
  const strips = machine.strips[kind]
  const steps: Step[] = []
  let seen = { grid: shownAt(machine, kind, { stops, filled }), tops: stops }
  for (;;) {
    const multiplier = multiplierOf(machine, kind, steps.length)
    const { gone, ...won } = winsOn(machine, seen.grid, multiplier)
    const falls = machine.tumbles !== undefined && won.win > 0
    const scatter = falls ? null : scatterOn(machine, seen.grid, { multiplier: spinMultiplier(machine, kind), room })
    steps.push({
      kind: steps.length === 0 ? kind : ('fall' as const),
      stops,
      grid: seen.grid,
      ...won,
      scatter,
      multiplier,
      win: won.win + (scatter?.win ?? 0),
      freeSpinsLeft: left + (scatter?.freeSpins ?? 0),
    })
    if (!falls) return steps
    seen = fall(strips, seen, gone)
    if (steps.length > MOST_FALLS) throw new Error(`${machine.code} falls without end from ${stops.join(' ')}`)
  }
}

/** No stop of any machine falls as often: every one is looked at for its par sheet. */
const MOST_FALLS = 100

const spinMultiplier = ({ freeSpins }: SlotMachine, kind: Before['kind']): number =>
  kind === 'free' ? freeSpins.multiplier : 1

function multiplierOf(machine: SlotMachine, kind: Before['kind'], fallen: number): number {
  const factors = machine.tumbles?.[kind] ?? [1]
  return spinMultiplier(machine, kind) * (factors[Math.min(fallen, factors.length - 1)] ?? 1)
}

type Won = Pick<Step, 'lineWins' | 'symbolWins' | 'win'>

function winsOn(machine: SlotMachine, grid: Grid, multiplier: number): Won & { readonly gone: readonly Cell[] } {
  const lineWins: LineWin[] = []
  machine.lines.forEach((rows, line) => {
    const pay = linePay(machine, grid, rows)
    if (pay) lineWins.push({ line, ...pay, win: pay.win * multiplier })
  })
  const symbols = symbolWins(machine, grid).map((one) => ({ ...one, win: one.win * multiplier }))
  const cellsOf = ({ line, count }: LineWin): Cell[] =>
    (machine.lines[line] ?? []).slice(0, count).map((row, reel) => [reel, row])
  return {
    lineWins,
    ...(machine.pattern && { symbolWins: symbols }),
    win: [...lineWins, ...symbols].reduce((sum, { win }) => sum + win, 0),
    gone: [...lineWins.flatMap(cellsOf), ...symbols.flatMap(({ cells }) => cells)],
  }
}

function scatterOn(machine: SlotMachine, grid: Grid, of: { multiplier: number; room: number }): ScatterPay | null {
  const pay = scatterPay(machine, grid)
  return pay && { ...pay, win: pay.win * of.multiplier, freeSpins: Math.min(pay.freeSpins, of.room) }
}

/** A paid spin with the values of its money symbols, and the respins if these are enough. */
function held(machine: SlotMachine, spun: Step, draw: Draw): Step[] {
  const { hold } = machine
  if (!hold) return [spun]
  const first = valuesOn(machine, spun.grid, draw)
  const begins = first.length >= hold.least
  const steps: Step[] = [{ ...spun, held: first, respinsLeft: begins ? hold.respins : 0 }]
  if (!begins) return steps
  const places = spun.grid.flatMap((column, reel) => column.map((_, row): Cell => [reel, row]))
  for (const respin of respins(hold, { places, held: first }, draw)) {
    const over = respin.respinsLeft === 0
    steps.push({
      kind: 'respin',
      stops: spun.stops,
      grid: gridOf(machine, spun.grid, respin.held),
      ...respin,
      lineWins: [],
      scatter: null,
      multiplier: 1,
      freeSpinsLeft: 0,
      win: over ? worthOf(hold, respin.held, places.length) : 0,
    })
  }
  return steps
}

/** Nothing but what is held. */
function gridOf({ scatter }: SlotMachine, grid: Grid, seen: readonly Held[]): Grid {
  return grid.map((column, reel) =>
    column.map((_, row) => (seen.some(({ cell }) => cell[0] === reel && cell[1] === row) ? scatter : '')),
  )
}
