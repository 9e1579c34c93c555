import type { Draw } from '../random/draw.ts'
import { drawStops, type Grid, gridAt } from './grid.ts'
import { type LinePay, linePay } from './line-pays.ts'
import type { SlotMachine } from './machine.ts'
import { type ScatterPay, scatterPay } from './scatter-pays.ts'

/** A line's win; `line` is its place in the machine's list. */
export type LineWin = LinePay & { readonly line: number }

/** One stop of the reels. Wins are in stakes per line, the multiplier already in them. */
export type Step = {
  readonly kind: 'base' | 'free'
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly lineWins: readonly LineWin[]
  readonly scatter: ScatterPay | null
  readonly multiplier: number
  readonly win: number
  readonly freeSpinsLeft: number
}

/** A paid spin with all the free spins it won. `win` is in stakes per line. */
export type Round = { readonly steps: readonly Step[]; readonly win: number }

/** Plays a whole round: a draw a reel for the paid spin, then for each free one, in the order of play. */
export function spin(machine: SlotMachine, draw: Draw): Round {
  let last = stopReels(machine, { kind: 'base', left: 0, room: machine.freeSpins.most }, draw)
  const steps = [last]
  let win = last.win
  while (last.freeSpinsLeft > 0) {
    const awarded = steps.length - 1 + last.freeSpinsLeft
    const before = { kind: 'free', left: last.freeSpinsLeft - 1, room: machine.freeSpins.most - awarded } as const
    last = stopReels(machine, before, draw)
    steps.push(last)
    win += last.win
  }
  return { steps, win }
}

/** `left` free spins follow in any case, and at most `room` may be won on top. */
type Before = { readonly kind: Step['kind']; readonly left: number; readonly room: number }

function stopReels(machine: SlotMachine, { kind, left, room }: Before, draw: Draw): Step {
  const strips = machine.strips[kind]
  const multiplier = kind === 'free' ? machine.freeSpins.multiplier : 1
  const stops = drawStops(strips, draw)
  const grid = gridAt(strips, stops, machine.rows)
  const lineWins = lineWinsOn(machine, grid, multiplier)
  const scatter = scatterOn(machine, grid, { multiplier, room })
  let win = scatter?.win ?? 0
  for (const line of lineWins) win += line.win
  return { kind, stops, grid, lineWins, scatter, multiplier, win, freeSpinsLeft: left + (scatter?.freeSpins ?? 0) }
}

function lineWinsOn(machine: SlotMachine, grid: Grid, multiplier: number): LineWin[] {
  const wins: LineWin[] = []
  machine.lines.forEach((rows, line) => {
    const pay = linePay(machine, grid, rows)
    if (pay) wins.push({ line, ...pay, win: pay.win * multiplier })
  })
  return wins
}

function scatterOn(machine: SlotMachine, grid: Grid, of: { multiplier: number; room: number }): ScatterPay | null {
  const pay = scatterPay(machine, grid)
  return pay && { ...pay, win: pay.win * of.multiplier, freeSpins: Math.min(pay.freeSpins, of.room) }
}
