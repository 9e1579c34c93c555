import type { Draw } from '../random/draw.ts'
import { linePay } from './line-pays.ts'
import { payOf, type SlotMachine, type Strip } from './machine.ts'
import { windowAt } from './strips.ts'

/** Plays a whole round and tells what it wins, in stakes per line. */
export type CompiledMachine = (draw: Draw) => number

/** One stop of the reels: what it wins without multiplier, and how many scatters are seen. */
type Stop = { win: number; scatters: number }

/**
 * A machine made ready for many millions of rounds: the same draws in the same order as `spin`, and the same wins, but
 * nothing told of how they came about. Throws `RangeError` for a machine that has more than lines and free spins.
 */
export function compile(machine: SlotMachine): CompiledMachine {
  if (machine.pattern || machine.wildsFill || machine.tumbles || machine.hold || machine.pick) {
    throw new RangeError(`${machine.code} has more than lines and free spins`)
  }
  const { freeSpins, strips } = machine
  const lines = compiledLines(machine)
  const [base, free] = [stopOf(machine, strips.base, lines), stopOf(machine, strips.free, lines)]
  const stop: Stop = { win: 0, scatters: 0 }
  const awardOf = (count: number) => freeSpins.awards[count] ?? 0
  return (draw) => {
    base(draw, stop)
    let { win } = stop
    let left = Math.min(awardOf(stop.scatters), freeSpins.most)
    for (let awarded = left; left > 0; left -= 1) {
      free(draw, stop)
      win += stop.win * freeSpins.multiplier
      const more = Math.min(awardOf(stop.scatters), freeSpins.most - awarded)
      awarded += more
      left += more
    }
    return win
  }
}

/**
 * Five symbols on a line as one number: their places in the pay table, those of the first reel counting most. `wins` has
 * what each number pays; `mayWin` whether any line pays that begins with the first three.
 */
type CompiledLines = {
  readonly names: readonly string[]
  readonly rows: Int32Array
  readonly wins: Int32Array
  readonly mayWin: Int32Array
}

const REELS = 5

function compiledLines(machine: SlotMachine): CompiledLines {
  const names = Object.keys(machine.pays)
  const size = names.length
  const line = new Array<number>(REELS).fill(0)
  const wins = Int32Array.from({ length: size ** REELS }, (_, number) => {
    const grid = line.map((_row, reel) => [names[Math.floor(number / size ** (REELS - 1 - reel)) % size] ?? ''])
    return linePay(machine, grid, line)?.win ?? 0
  })
  const mayWin = new Int32Array(wins.length)
  wins.forEach((win, number) => {
    if (win > 0) mayWin[number - (number % size ** 2)] = 1
  })
  return { names, rows: Int32Array.from(machine.lines.flat()), wins, mayWin }
}

/** How these reels stop. Written out reel by reel: in the time of a loop over five they are read twice. */
function stopOf(machine: SlotMachine, strips: readonly Strip[], { names, rows, wins, mayWin }: CompiledLines) {
  const reels = strips.map((strip, reel) => reelOf(machine, strip, numbersOf(names, reel)))
  const [one, two, three, four, five] = reels
  if (!one || !two || !three || !four || !five) throw new RangeError(`${machine.code} has not five reels`)
  const counts = { length: REELS * machine.rows + 1 }
  const scatterWins = Int32Array.from(counts, (_, count) => payOf(machine, machine.scatter, count))
  return (draw: Draw, stop: Stop): void => {
    const a = draw(one.length)
    const b = draw(two.length)
    const c = draw(three.length)
    const d = draw(four.length)
    const e = draw(five.length)
    const scatters = at(one.scatters, a) + at(two.scatters, b) + at(three.scatters, c) + at(four.scatters, d)
    stop.scatters = scatters + at(five.scatters, e)
    let win = at(scatterWins, stop.scatters)
    for (let line = 0; line < rows.length; line += REELS) {
      const begun =
        at(one.numbers, a + at(rows, line)) +
        at(two.numbers, b + at(rows, line + 1)) +
        at(three.numbers, c + at(rows, line + 2))
      if (at(mayWin, begun) === 0) continue
      win += at(wins, begun + at(four.numbers, d + at(rows, line + 3)) + at(five.numbers, e + at(rows, line + 4)))
    }
    stop.win = win
  }
}

/** What stands at a place that is within. */
const at = (numbers: Int32Array, place: number): number => numbers[place] ?? 0

/** What each symbol adds to the number of a line, seen on that reel. */
const numbersOf = (names: readonly string[], reel: number): ReadonlyMap<string, number> =>
  new Map(names.map((name, place) => [name, place * names.length ** (REELS - 1 - reel)]))

/** A reel with its symbols as numbers, as often again as rows are seen, and the scatters in sight from each stop. */
function reelOf({ rows, scatter }: SlotMachine, strip: Strip, numbers: ReadonlyMap<string, number>) {
  return {
    length: strip.length,
    numbers: Int32Array.from(windowAt(strip, 0, strip.length + rows), (symbol) => numbers.get(symbol) ?? 0),
    scatters: Int32Array.from(
      strip.keys(),
      (stop) => windowAt(strip, stop, rows).filter((one) => one === scatter).length,
    ),
  }
}
