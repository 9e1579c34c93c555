import { countsOf, payOf, type SlotMachine } from './machine.ts'
import { shownOn } from './reels.ts'

/** What a spin has won when the falling ends, in coins and without the multiplier of free spins, and the scatters seen then. */
export type Ended = { win: number; scatters: number }

/** No stop of any machine falls as often. */
const MOST_FALLS = 100

/**
 * A spin that tumbles made ready for all stops there are: the same falls and wins as `playStops`, but nothing told of how
 * they came about. Symbols are their places in the pay table, cells are numbered reel by reel from the top. Throws
 * `RangeError` for a machine whose wins are neither anywhere nor in clusters.
 */
export function countedFalls(machine: SlotMachine, kind: 'base' | 'free') {
  const wins = machine.pattern === 'anywhere' || machine.pattern === 'clusters' ? machine.pattern : undefined
  if (!wins) throw new RangeError(`${machine.code} does not win anywhere or in clusters`)
  const table = payTable(machine)
  const reels = new Reels(machine, kind)
  const taken = new Uint8Array(reels.cells.length)
  const take = wins === 'anywhere' ? takenAnywhere(table, reels, taken) : takenClusters(table, reels, taken)
  const factors = machine.tumbles?.[kind] ?? [1]
  return (stops: Int32Array, ended: Ended): void => {
    reels.stop(stops)
    ended.win = 0
    for (let falls = 0; ; falls += 1) {
      const won = take()
      if (won === 0) break
      if (falls === MOST_FALLS) throw new Error(`${machine.code} falls without end from ${[...stops].join(' ')}`)
      ended.win += won * (factors[Math.min(falls, factors.length - 1)] ?? 1)
      reels.fall(taken)
    }
    ended.scatters = table.scatter < 0 ? 0 : reels.count(table.scatter)
  }
}

/** `pays[symbol * (cells + 1) + count]`, nothing for the wild and the scatter; `least` of a symbol that may win. */
type PayTable = {
  readonly pays: Int32Array
  readonly size: number
  readonly least: number
  readonly wild: number
  readonly scatter: number
}

function payTable(machine: SlotMachine): PayTable {
  const names = Object.keys(machine.pays)
  const size = machine.rows * machine.strips.base.length + 1
  const pays = Int32Array.from({ length: names.length * size }, (_, at) => {
    const name = names[Math.floor(at / size)] ?? ''
    return name === machine.wild || name === machine.scatter ? 0 : payOf(machine, name, at % size)
  })
  const [wild, scatter] = [names.indexOf(machine.wild), names.indexOf(machine.scatter)]
  return { pays, size, least: Math.max(countsOf(machine)[0] ?? 1, 1), wild, scatter }
}

/** What stands at a place that is within. */
const at = (numbers: Int32Array | Uint8Array, place: number): number => numbers[place] ?? 0

/** The reels as numbers. */
class Reels {
  readonly cells: Uint8Array
  readonly rows: number
  readonly #strips: readonly Uint8Array[]
  /** What each reel shows, stop after stop. */
  readonly #windows: readonly Uint8Array[]
  readonly #tops: Int32Array

  constructor(machine: SlotMachine, kind: 'base' | 'free') {
    const names = Object.keys(machine.pays)
    const numbers = (symbols: readonly string[]) => Uint8Array.from(symbols, (symbol) => names.indexOf(symbol))
    const strips = machine.strips[kind]
    this.rows = machine.rows
    this.#strips = strips.map(numbers)
    this.#windows = strips.map((strip) => numbers(strip.flatMap((_, stop) => shownOn(machine, strip, stop))))
    this.#tops = new Int32Array(strips.length)
    this.cells = new Uint8Array(strips.length * machine.rows)
  }

  stop(stops: Int32Array): void {
    const { cells, rows } = this
    for (let reel = 0; reel < stops.length; reel += 1) {
      const windows = this.#windows[reel]
      const stop = at(stops, reel)
      if (!windows) continue
      for (let row = 0; row < rows; row += 1) cells[reel * rows + row] = at(windows, stop * rows + row)
      this.#tops[reel] = stop
    }
  }

  /** Takes cells away, which are not taken any more afterwards. */
  fall(taken: Uint8Array): void {
    const { cells, rows } = this
    for (let reel = 0; reel < this.#tops.length; reel += 1) {
      let foot = (reel + 1) * rows - 1
      for (let cell = foot; cell >= reel * rows; cell -= 1) {
        if (taken[cell]) taken[cell] = 0
        else {
          cells[foot] = at(cells, cell)
          foot -= 1
        }
      }
      if (foot >= reel * rows) this.#refill(reel, foot)
    }
  }

  /** From a cell up. */
  #refill(reel: number, foot: number): void {
    const strip = this.#strips[reel]
    if (!strip) return
    let top = at(this.#tops, reel)
    for (let cell = foot; cell >= reel * this.rows; cell -= 1) {
      top = top === 0 ? strip.length - 1 : top - 1
      this.cells[cell] = at(strip, top)
    }
    this.#tops[reel] = top
  }

  count(symbol: number): number {
    let count = 0
    for (const seen of this.cells) if (seen === symbol) count += 1
    return count
  }
}

/** Counts the symbols on the reels, and tells which may win: nearly always none. */
function countedBy({ pays, size, least, wild }: PayTable, { cells }: Reels) {
  const counts = new Int32Array(pays.length / size)
  const mayWin = (symbol: number): boolean => {
    const count = at(counts, symbol)
    return count > 0 && symbol !== wild && count + (wild < 0 ? 0 : at(counts, wild)) >= least
  }
  const count = () => {
    counts.fill(0)
    for (const seen of cells) counts[seen] = at(counts, seen) + 1
  }
  return { counts, count, mayWin }
}

/** Marks what wins anywhere as taken, and tells what it wins. */
function takenAnywhere(table: PayTable, reels: Reels, taken: Uint8Array): () => number {
  const { counts, count, mayWin } = countedBy(table, reels)
  const mark = (symbol: number) => {
    for (const [cell, seen] of reels.cells.entries()) if (seen === symbol || seen === table.wild) taken[cell] = 1
  }
  return () => {
    count()
    const wilds = table.wild < 0 ? 0 : at(counts, table.wild)
    let won = 0
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      const pay = mayWin(symbol) ? at(table.pays, symbol * table.size + at(counts, symbol) + wilds) : 0
      if (pay > 0) mark(symbol)
      won += pay
    }
    return won
  }
}

/** Marks what wins in clusters as taken, and tells what it wins. */
function takenClusters(table: PayTable, reels: Reels, taken: Uint8Array): () => number {
  const { cells, rows } = reels
  const { count, mayWin } = countedBy(table, reels)
  /** The cluster each cell was seen in last, by a number that goes up; and the cells of the one that is looked at. */
  const seenIn = new Float64Array(cells.length)
  const cluster = new Uint8Array(cells.length)
  let number = 0
  let length = 0
  const join = (cell: number, symbol: number) => {
    const seen = at(cells, cell)
    if ((seen !== symbol && seen !== table.wild) || seenIn[cell] === number) return
    seenIn[cell] = number
    cluster[length] = cell
    length += 1
  }
  const gather = (from: number, symbol: number) => {
    number += 1
    length = 0
    join(from, symbol)
    for (let next = 0; next < length; next += 1) {
      const cell = at(cluster, next)
      const row = cell % rows
      if (cell >= rows) join(cell - rows, symbol)
      if (cell + rows < cells.length) join(cell + rows, symbol)
      if (row > 0) join(cell - 1, symbol)
      if (row < rows - 1) join(cell + 1, symbol)
    }
  }
  return () => {
    count()
    const before = number
    let won = 0
    for (let cell = 0; cell < cells.length; cell += 1) {
      const symbol = at(cells, cell)
      if (!mayWin(symbol) || (seenIn[cell] ?? 0) > before) continue
      gather(cell, symbol)
      const pay = at(table.pays, symbol * table.size + length)
      if (pay === 0) continue
      won += pay
      for (let place = 0; place < length; place += 1) taken[at(cluster, place)] = 1
    }
    return won
  }
}
