import { payOf, type SlotMachine, type Strip } from '@sanuk/engines/slots/machine'
import type { ParSheet } from '@sanuk/engines/slots/par-sheet'
import type { Step } from '@sanuk/engines/slots/spin'
import type { Observable } from '../statistics/battery.ts'
import { convolved, evenly, weighed } from './observed-game.ts'

/** What is looked at in the steps of a round; each number is an outcome of the observable. */
export type Watched = Observable & { readonly see: (steps: readonly Step[]) => readonly number[] }

/** How many of a symbol each stop of a strip shows: counted here from the strips, not by the engine. */
function shownPerStop(strip: Strip, rows: number, wanted: readonly string[]): readonly number[] {
  return strip.map((_, stop) => {
    let count = 0
    for (let row = 0; row < rows; row += 1) if (wanted.includes(strip[(stop + row) % strip.length] ?? '')) count += 1
    return count
  })
}

function countChances(counts: readonly number[], most: number): readonly number[] {
  return weighed(Array.from({ length: most + 1 }, (_, count) => counts.filter((one) => one === count).length))
}

const firstOf = (steps: readonly Step[]): readonly Step[] => steps.slice(0, 1)

/** The stops of the paid spin, and of all free ones, reel by reel: every stop is as likely as any other. */
export function stopsWatched({ strips }: SlotMachine): readonly Watched[] {
  return (['base', 'free'] as const).flatMap((kind) =>
    strips[kind].map((strip, reel) => ({
      name: `${kind === 'base' ? 'stop' : 'free stop'} of reel ${reel + 1}`,
      chances: evenly(strip.length),
      source: 'symmetry',
      see: (steps: readonly Step[]) =>
        steps.filter((step) => step.kind === kind).map(({ stops }) => stops[reel] ?? Number.NaN),
    })),
  )
}

/** How often a symbol is seen when the reels of the paid spin stop; of wilds that fill their reels, on how many reels. */
export function symbolsWatched(machine: SlotMachine): readonly Watched[] {
  const { rows, strips, wildsFill, wild, scatter, pays } = machine
  if (wildsFill) {
    const perReel = strips.base.map((strip) =>
      countChances(
        shownPerStop(strip, rows, [wild]).map((count) => Math.min(count, 1)),
        1,
      ),
    )
    const see = (steps: readonly Step[]) =>
      firstOf(steps).map(({ grid }) => grid.filter((column) => column.every((seen) => seen === wild)).length)
    return [{ name: 'reels filled', chances: convolved(perReel), source: 'strips, convolved', see }]
  }
  const plain = Object.keys(pays).find((symbol) => symbol !== wild && symbol !== scatter) ?? scatter
  return [scatter, plain].map((symbol) => ({
    name: `${symbol} seen`,
    chances: convolved(strips.base.map((strip) => countChances(shownPerStop(strip, rows, [symbol]), rows))),
    source: 'strips, convolved',
    see: (steps: readonly Step[]) =>
      firstOf(steps).map(({ grid }) => grid.flat().filter((seen) => seen === symbol).length),
  }))
}

/** On how many reels from the left a symbol of a machine with ways runs on, wilds counted. */
export function waysWatched(machine: SlotMachine): readonly Watched[] {
  if (machine.pattern !== 'ways') return []
  const { strips, rows, wild, scatter, pays } = machine
  const symbol = Object.keys(pays).findLast((one) => one !== wild && one !== scatter) ?? ''
  const shows = strips.base.map((strip) => {
    const counts = shownPerStop(strip, rows, [symbol, wild])
    return counts.filter((count) => count > 0).length / counts.length
  })
  const runs = (grid: Step['grid']) => {
    const gap = grid.findIndex((column) => !column.some((seen) => seen === symbol || seen === wild))
    return gap < 0 ? grid.length : gap
  }
  const reaching = (reels: number) => shows.slice(0, reels).reduce((chance, one) => chance * one, 1)
  return [
    {
      name: `reels with ${symbol}`,
      source: 'strips, multiplied',
      chances: [...shows, 0].map((_, reels) => reaching(reels) * (1 - (shows[reels] ?? 0))),
      see: (steps) => firstOf(steps).map(({ grid }) => runs(grid)),
    },
  ]
}

/** The winning combinations of the first line: how many ways each has is printed on the sheet. */
export function lineWatched(machine: SlotMachine, { base }: ParSheet): readonly Watched[] {
  const names = Object.keys(base.ways).filter((name) => {
    const [symbol = '', count = ''] = name.split(' ')
    return payOf(machine, symbol, Number(count)) > 0
  })
  if (names.length === 0) return []
  const ways = names.map((name) => Number(base.ways[name]))
  const lost = Number(base.cycle) - ways.reduce((sum, count) => sum + count, 0)
  const see = (steps: readonly Step[]) =>
    firstOf(steps).map(({ lineWins }) => {
      const win = lineWins.find(({ line }) => line === 0)
      return win ? names.indexOf(`${win.symbol} ${win.count}`) : names.length
    })
  return [{ name: 'first line', chances: weighed([...ways, lost]), source: 'PAR sheet', see }]
}

/** What the money symbols of a machine that holds are worth, and whether new ones come to the empty places. */
export function moneyWatched({ hold }: SlotMachine): readonly Watched[] {
  if (!hold) return []
  const weight = hold.values.reduce((sum, one) => sum + one.weight, 0)
  const worth = (value: number) => hold.values.findIndex((one) => one.value === value)
  return [
    {
      name: 'worth of money',
      source: 'weights',
      chances: weighed(hold.values.map((one) => one.weight)),
      see: (steps) => steps.slice(-1).flatMap(({ held = [] }) => held.map(({ value }) => worth(value))),
    },
    {
      name: 'newcomers on empty places',
      source: 'weights',
      chances: [1 - weight / hold.of, weight / hold.of],
      see: (steps) => steps.flatMap((step, at) => (step.kind === 'respin' ? comers(step, steps[at - 1]) : [])),
    },
  ]
}

/** For each place that was empty, in the order of the draws: whether somebody has come to it. */
function comers({ grid, held = [] }: Step, before: Step | undefined): readonly number[] {
  const isIn = (some: Step['held'], reel: number, row: number) =>
    some?.some(({ cell }) => cell[0] === reel && cell[1] === row) ?? false
  return grid.flatMap((column, reel) =>
    [...column.keys()].filter((row) => !isIn(before?.held, reel, row)).map((row) => (isIn(held, reel, row) ? 1 : 0)),
  )
}
