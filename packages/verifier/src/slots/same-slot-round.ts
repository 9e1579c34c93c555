import { unitsOf } from '../money.ts'
import type { SlotRecord } from '../record.ts'
import { cellOf } from './board.ts'
import { type DrawnGamble, drawGamble, type ShownGamble } from './gamble.ts'
import { boardAmounts, boardAmountsShown, type DrawnBoard, drawBoard, samePieces } from './picked.ts'
import type { ShownStep } from './shown-step.ts'
import { type DrawnStep, drawSlotRound } from './slot-round.ts'
import { coinsIn, type SlotRules } from './slot-rules.ts'

/** Whether a round drawn again shows what was shown, and whether that is the money. */
export function sameSlotRound(record: SlotRecord, below: (bound: number) => number) {
  const { bought } = record
  const rules = rulesOf(record)
  if (!rules) return { outcome: false, money: false }
  const drawn: DrawnStep[] = []
  for (const step of drawSlotRound(rules, below, bought?.spins)) {
    // One step too many is enough to know that they are not the same.
    if (drawn.push(step) > record.steps.length) break
  }
  const board = boardAfter(rules, { record, drawn }, below)
  if (board === 'impossible') return { outcome: false, money: false }
  const jackpot = jackpotOf(record, below)
  const reels = drawn.reduce((sum, step) => sum + step.win, board?.worth ?? 0n)
  const gambled = gambleAfter(record, reels, below)
  if (gambled === 'impossible') return { outcome: false, money: false }
  return {
    outcome:
      sameOutcome(drawn, record) &&
      (!board || (record.board !== undefined && samePieces(board, record.board))) &&
      jackpot.same &&
      sameCards(gambled, record.gamble ?? null),
    money:
      jackpot.fits &&
      sameMoney(drawn, { record, board, gambled, total: gambled ? gambled.taken + gambled.risked : reels }),
  }
}

/**
 * The number for the jackpot is drawn last; it wins below as many as the stake buys. How much is in the pool no seed
 * tells: whether anything of it was paid has to fit. For a pool that must be won nothing is drawn; what it was won at is
 * looked at by itself.
 */
function jackpotOf({ rules, number, jackpot, drop, stake }: SlotRecord, below: (bound: number) => number) {
  if (drop) return { same: !rules.jackpot && number === undefined, fits: jackpot !== undefined }
  const drawn = rules.jackpot && below(rules.jackpot.numbers)
  const perNumber = unitsOf(rules.jackpot?.perNumber ?? '0.01')
  const wins = drawn !== undefined && perNumber > 0n && BigInt(drawn) < unitsOf(stake) / perNumber
  return { same: drawn === number, fits: wins === (jackpot !== undefined && unitsOf(jackpot) > 0n) }
}

/** The board that the paid spin won, dealt after all spins; null where none was won, and none was shown. */
function boardAfter(
  { pick, scatter }: SlotRules,
  { record, drawn }: { readonly record: SlotRecord; readonly drawn: readonly DrawnStep[] },
  below: (bound: number) => number,
): DrawnBoard | null | 'impossible' {
  const firstFree = drawn.findIndex(({ kind }) => kind === 'free')
  const paid = drawn.slice(0, firstFree < 0 ? drawn.length : firstFree).findLast(({ kind }) => kind !== 'respin')
  const scatters = paid?.grid.flat().filter((seen) => seen === scatter).length ?? 0
  const isWon = pick?.times[String(scatters)] !== undefined
  if (!pick || !isWon) return record.board ? 'impossible' : null
  const places = record.board?.opened.map(({ place }) => place)
  return (places && drawBoard({ rules: pick, scatters }, places, below)) ?? 'impossible'
}

/** The gamble that followed the reels; null where there was none to be. */
function gambleAfter(
  { rules, bought, gamble }: SlotRecord,
  win: bigint,
  below: (bound: number) => number,
): DrawnGamble | null | 'impossible' {
  if (!gamble) return null
  if (!rules.gamble || bought) return 'impossible'
  const { cards, ceiling } = rules.gamble
  const most = BigInt(ceiling) * coinsIn(rules)
  return drawGamble({ cards, most }, { win, moves: gamble.moves }, below) ?? 'impossible'
}

function sameCards(drawn: DrawnGamble | null, shown: ShownGamble | null): boolean {
  if (!drawn || !shown) return drawn === shown
  const bareCards = (turned: readonly { guess: string; card: string; right: boolean }[]) =>
    JSON.stringify(turned.map(({ guess, card, right }) => [guess, card, right]))
  return drawn.cardsLeft === shown.cardsLeft && bareCards(drawn.turned) === bareCards(shown.turned)
}

/** The rules with the reels that were turned; null for a round of what is not on offer. */
function rulesOf({ rules, bought, ante }: SlotRecord): SlotRules | null {
  if (bought && (ante !== undefined || !isOffered(rules, bought))) return null
  if (ante === undefined) return rules
  return rules.ante?.coins === ante ? { ...rules, strips: { ...rules.strips, base: rules.ante.strips } } : null
}

function isOffered({ freeSpins }: SlotRules, { spins, coins }: NonNullable<SlotRecord['bought']>): boolean {
  return freeSpins.bought?.spins === spins && freeSpins.bought.coins === coins
}

function sameOutcome(drawn: readonly DrawnStep[], { steps, rules }: SlotRecord): boolean {
  const ours = drawn.map(({ symbolWins, held, ...step }) =>
    bare(step, {
      symbolWins: symbolWins?.map(({ symbol, count, ways, places }) => ({ symbol, count, ways, cells: cells(places) })),
      held: held && cells([...held.keys()]),
    }),
  )
  const shown = steps.map(({ symbolWins, held, ...step }) =>
    bare(step, {
      symbolWins: symbolWins?.map(({ win: _, ...one }) => one),
      held: held?.map(({ cell }) => cell),
    }),
  )
  return JSON.stringify(ours) === JSON.stringify(shown)

  function cells(places: readonly number[]) {
    return places.map((place) => cellOf(place, rules.rows))
  }
}

type Plain = Omit<DrawnStep | ShownStep, 'symbolWins' | 'held'>

/** A step without its money. */
const bare = ({ kind, grid, lineWins, scatter, multiplier, freeSpinsLeft, respinsLeft }: Plain, more: object) => ({
  kind,
  grid,
  multiplier,
  freeSpinsLeft,
  respinsLeft,
  more,
  scatter: scatter && [scatter.count, scatter.freeSpins],
  lineWins: lineWins.map(({ line, symbol, count }) => [line, symbol, count]),
})

type Drawn = {
  readonly record: SlotRecord
  readonly board: DrawnBoard | null
  readonly gambled: DrawnGamble | null
  readonly total: bigint
}

/** Every win is so many coins, and the stake is so many without a rest. */
function sameMoney(drawn: readonly DrawnStep[], { record, board, gambled, total }: Drawn): boolean {
  const { rules, bought, ante, jackpot, stake, win, steps, gamble } = record
  const paid = bought?.coins ?? ante
  const coins = paid === undefined ? coinsIn(rules) : BigInt(paid)
  const coin = unitsOf(stake) / coins
  if (coin * coins !== unitsOf(stake)) return false
  const pays = (paid: bigint, shown: string) => paid * coin === unitsOf(shown)
  return (
    total * coin + unitsOf(jackpot ?? '0') === unitsOf(win) &&
    (!gambled || !gamble || sameAmounts(amountsIn(gambled), amountsIn(gamble), pays)) &&
    (!board || !record.board || sameAmounts(boardAmounts(board), boardAmountsShown(record.board), pays)) &&
    drawn.length === steps.length &&
    drawn.every((step, at) => {
      const shown = steps[at]
      return shown !== undefined && sameAmounts(amountsDrawn(step), amountsShown(shown), pays)
    })
  )
}

function sameAmounts(
  drawn: readonly bigint[],
  shown: readonly string[],
  pays: (paid: bigint, shown: string) => boolean,
): boolean {
  return drawn.length === shown.length && drawn.every((paid, place) => pays(paid, shown[place] ?? ''))
}

function amountsIn<T>({ taken, risked, turned }: Amounts<T>): readonly T[] {
  return [taken, risked, ...turned.map((one) => one.risked)]
}

type Amounts<T> = { readonly taken: T; readonly risked: T; readonly turned: readonly { readonly risked: T }[] }

const amountsDrawn = ({ win, scatter, lineWins, symbolWins = [], held }: DrawnStep): bigint[] => [
  ...[win, scatter?.win ?? 0n],
  ...[...lineWins, ...symbolWins].map((one) => one.win),
  ...[...(held?.values() ?? [])].map(BigInt),
]

const amountsShown = ({ win, scatter, lineWins, symbolWins = [], held = [] }: ShownStep): string[] => [
  ...[win, scatter?.win ?? '0'],
  ...[...lineWins, ...symbolWins].map((one) => one.win),
  ...held.map(({ value }) => value),
]
