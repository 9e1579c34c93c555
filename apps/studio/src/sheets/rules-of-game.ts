import { coinsOf, countsOf, type SlotMachine } from '@sanuk/engines/slots/machine'
import { say } from '@sanuk/locales/server-words'
import type { Section, SheetNeeds } from './sheet.ts'
import { facts, grouped, symbolName } from './wording.ts'

type Pair = readonly [name: string, value: string]

/** How large the game is, how its wins are read and which symbols do more than pay. */
export function game(needs: SheetNeeds): Section {
  const { machine, language } = needs
  const { hold, wild, scatter } = machine
  return {
    title: say(language, 'sheets.game'),
    notes: machine.tumbles ? [say(language, 'sheets.game.falls.note')] : [],
    heads: [],
    rows: facts(
      [say(language, 'sheets.game.size'), `${reelsOf(machine)} × ${machine.rows}`],
      [say(language, 'sheets.game.wins'), winsOf(needs)],
      [say(language, 'sheets.game.coins'), String(coinsOf(machine))],
      [say(language, 'sheets.game.wild'), symbolName(language, wild)],
      ...wildFacts(needs),
      [say(language, hold ? 'sheets.game.money' : 'sheets.game.scatter'), symbolName(language, scatter)],
      ...fallFacts(needs),
    ),
  }
}

const reelsOf = ({ strips }: SlotMachine): number => strips.base.length

function winsOf({ machine, language }: SheetNeeds): string {
  const least = countsOf(machine)[0] ?? 0
  switch (machine.pattern) {
    case 'ways':
      return say(language, 'sheets.game.ways', { ways: machine.rows ** reelsOf(machine) })
    case 'anywhere':
      return say(language, 'sheets.game.anywhere', { least })
    case 'clusters':
      return say(language, 'sheets.game.clusters', { least })
    default:
      return say(language, 'sheets.game.lines', { lines: machine.lines.length })
  }
}

function wildFacts({ machine, language }: SheetNeeds): readonly Pair[] {
  const factors = [...(machine.wildFactors ?? []).entries()]
    .filter(([, factor]) => factor > 1)
    .map(([reel, factor]) => say(language, 'game.rules.factor', { reel: reel + 1, factor }))
  return [
    ...(machine.wildsFill ? [pair('sheets.game.wild.does', say(language, 'sheets.game.wild.fills'))] : []),
    ...(factors.length > 0 ? [pair('sheets.game.wild.factors', factors.join(' · '))] : []),
  ]

  function pair(word: 'sheets.game.wild.does' | 'sheets.game.wild.factors', value: string): Pair {
    return [say(language, word), value]
  }
}

function fallFacts({ machine, language }: SheetNeeds): readonly Pair[] {
  const { tumbles, freeSpins } = machine
  if (!tumbles) return []
  const ladder = (factors: readonly number[], times: number) =>
    factors.map((factor) => `×${factor * times}`).join(' · ')
  const hasFree = Object.keys(freeSpins.awards).length > 0
  return [
    [say(language, 'sheets.game.falls'), ladder(tumbles.base, 1)],
    ...(hasFree
      ? [[say(language, 'sheets.game.falls.free'), ladder(tumbles.free, freeSpins.multiplier)] satisfies Pair]
      : []),
  ]
}

/** What so many of each symbol pay. */
export function payTable({ machine, language }: SheetNeeds): Section {
  const coins = coinsOf(machine)
  const note = machine.pattern === 'ways' ? 'sheets.pays.ways' : 'sheets.pays.coins'
  return {
    title: say(language, 'game.info.pays'),
    notes: [say(language, machine.lines.length > 0 ? 'sheets.pays.lines' : note, { coins })],
    heads: [say(language, 'sheets.pays.symbol'), ...countLabels(machine)],
    rows: Object.entries(machine.pays).map(([symbol, pays]) => ({
      cells: [nameOf(symbol), ...pays.map((pay) => (pay > 0 ? grouped(language, pay) : '–'))],
    })),
  }

  function nameOf(code: string): string {
    const symbol = symbolName(language, code)
    if (code === machine.wild) return say(language, 'sheets.pays.wild', { symbol })
    if (code !== machine.scatter) return symbol
    return say(language, machine.hold ? 'sheets.pays.money' : 'sheets.pays.scatter', { symbol })
  }
}

/** How many symbols each column of the pays stands for: "3", "8–9", "12+". */
function countLabels(machine: SlotMachine): readonly string[] {
  const counts = countsOf(machine)
  const inRows = machine.pattern === 'anywhere' || machine.pattern === 'clusters'
  const most = inRows ? reelsOf(machine) * machine.rows : reelsOf(machine)
  return counts.map((from, column) => {
    const last = (counts[column + 1] ?? most + 1) - 1
    if (last === from) return String(from)
    return column === counts.length - 1 ? `${from}+` : `${from}–${last}`
  })
}

/** How long the strips are, and in how many ways the reels stop. What stands on the strips is not told. */
export function reels({ machine, sheet, language }: SheetNeeds): Section {
  const sets = [
    { name: say(language, 'sheets.reels.base'), reels: sheet.base },
    ...(sheet.free.lengths.length > 0 ? [{ name: say(language, 'game.free_spins'), reels: sheet.free }] : []),
  ]
  return {
    title: say(language, 'sheets.reels'),
    notes: [say(language, 'sheets.reels.note')],
    heads: [
      say(language, 'sheets.reels.strips'),
      ...machine.strips.base.map((_, reel) => say(language, 'sheets.reels.reel', { reel: reel + 1 })),
      say(language, 'sheets.reels.cycle'),
    ],
    rows: sets.map(({ name, reels: { lengths, cycle } }) => ({
      cells: [name, ...lengths.map(String), grouped(language, cycle)],
    })),
  }
}
