import * as z from 'zod/mini'
import { bingoRound } from './bingo-card.ts'
import { blackjackRound } from './blackjack.ts'
import { baccaratCoup, dragonTigerCoup, TABLE_PACKS } from './card-tables.ts'
import { highLowRow } from './high-low.ts'
import { minesMultiple, multipleText, streakMultiple, unitsOfMultiple } from './multiples.ts'
import { namesOf } from './poker-hands.ts'
import type { InstantRecord, InstantRules } from './record.ts'
import { RED_DOG_PACKS, redDogRound } from './red-dog.ts'
import { rouletteSpin } from './roulette.ts'
import { scratchRound } from './scratch-book.ts'
import { endlessShoe, shoeOf } from './shoe.ts'
import { numbers, someOf } from './some-of.ts'
import { threeCardRound } from './three-card.ts'

/** What a round showed at its end, and what it paid in ten-thousandths of the stake. */
export type DrawnInstant = {
  readonly view: unknown
  readonly multiple: bigint
  /** Where the stake is shared by chips, how many: then it is ten-thousandths of one of them that was paid. */
  readonly chips?: bigint
}

type Below = (bound: number) => number
type Played = { readonly rules: InstantRules; readonly choice: unknown; readonly moves: readonly unknown[] }
type Draw = (played: Played, below: Below) => DrawnInstant | null

const whole = z.int().check(z.gte(0), z.lte(1_000_000))
const risk = z.enum(['low', 'classic', 'medium', 'high'])

const shown = (multiple: bigint) => multipleText(multiple)
const payOf = ({ pays }: InstantRules, table: string, at: number) => unitsOfMultiple(pays[table]?.[at] ?? '0')

const dice: Draw = ({ choice }, below) => {
  const { side, target } = z.parse(z.object({ side: z.enum(['over', 'under']), target: whole }), choice)
  const roll = below(10_001)
  const chance = side === 'under' ? target : 10_000 - target
  const won = side === 'under' ? roll < target : roll > target
  const multiple = won ? 99_000_000n / BigInt(chance) : 0n
  return { view: { roll, multiple: shown(multiple) }, multiple }
}

/** Where an arrow comes to, or a rocket bursts, in hundredths; of a fair multiple it has so many of a hundred. */
function pointOf(below: (bound: number) => number, share = 99n): number {
  const point = BigInt(below(2 ** 32)) * 2n ** 20n + BigInt(below(2 ** 20)) + 1n
  const hundredths = (share * 2n ** 52n) / point
  return Number(hundredths < 100n ? 100n : hundredths > 100_000_000n ? 100_000_000n : hundredths)
}

const limbo: Draw = ({ choice }, below) => {
  const { target } = z.parse(z.object({ target: whole }), choice)
  const reached = pointOf(below)
  return { view: { reached }, multiple: reached >= target ? BigInt(target) * 100n : 0n }
}

/** A title that tells nothing else gives 99 % of a fair multiple, and everybody leaves at ten thousand stakes. */
const USUAL_SHARE = '99'
const USUAL_MOST = '10000'

const crash: Draw = ({ rules: { pays }, choice, moves }, below) => {
  const latest = Number(unitsOfMultiple(pays.most?.[0] ?? USUAL_MOST) / 100n)
  const share = unitsOfMultiple(pays.share?.[0] ?? USUAL_SHARE) / 10_000n
  const { autoCashOut } = z.parse(z.object({ autoCashOut: z.nullable(whole) }), choice)
  const { cashOut } = z.parse(z.object({ cashOut: z.int() }), moves[0])
  if (Math.max(cashOut, autoCashOut ?? 0) > latest) return null
  const at = Math.min(cashOut, autoCashOut ?? latest)
  const crashedAt = pointOf(below, share)
  const isPaid = crashedAt >= at
  return { view: { crashedAt, cashedOutAt: isPaid ? at : null }, multiple: isPaid ? BigInt(at) * 100n : 0n }
}

const plinko: Draw = ({ rules, choice }, below) => {
  const read = z.parse(z.object({ rows: whole, risk }), choice)
  const path = numbers(1, read.rows).map(() => below(2))
  if (rules.pays[`${read.rows} ${read.risk}`]?.length !== read.rows + 1) return null
  const slot = path.reduce((sum, turn) => sum + turn, 0)
  const multiple = payOf(rules, `${read.rows} ${read.risk}`, slot)
  return { view: { path, slot, multiple: shown(multiple) }, multiple }
}

const wheel: Draw = ({ rules, choice }, below) => {
  const read = z.parse(z.object({ segments: whole, risk }), choice)
  if (rules.pays[`${read.segments} ${read.risk}`]?.length !== read.segments) return null
  const segment = below(read.segments)
  const multiple = payOf(rules, `${read.segments} ${read.risk}`, segment)
  return { view: { segment, multiple: shown(multiple) }, multiple }
}

const keno: Draw = ({ rules, choice }, below) => {
  const read = z.parse(z.object({ picks: z.array(whole), risk }), choice)
  const picked = new Set(read.picks.filter((pick) => pick >= 1 && pick <= 40))
  if (picked.size !== read.picks.length || !rules.pays[`${picked.size} ${read.risk}`]) return null
  const drawn = someOf(numbers(1, 40), 10, below)
  const hits = drawn.filter((number) => read.picks.includes(number))
  const multiple = payOf(rules, `${read.picks.length} ${read.risk}`, hits.length)
  return { view: { drawn, hits, multiple: shown(multiple) }, multiple }
}

/** No tile is offered that would pay more than ten thousand stakes, and no coin is flipped once more than this. */
const MOST_OFFERED = 100_000_000n
const MOST_FLIPS = 13

/** Which of the tries made was lost, from 0, or -1; whether the player left after them, and whether there was another. */
type Tries = { readonly lost: number; readonly made: number; readonly left: boolean; readonly isLast: boolean }

/** A round of tries is over with the first that is lost, or with all of them won when the player leaves or none is left. */
const isOver = ({ lost, made, left, isLast }: Tries): boolean =>
  made > 0 && (lost >= 0 ? lost === made - 1 && !left : left !== isLast)

/** The picks of a round of tiles, and whether the player left with what he had. */
function tilesOf(moves: readonly unknown[]) {
  const left = moves.at(-1) === 'cash-out'
  const picked = z.parse(z.array(z.object({ tile: whole })), left ? moves.slice(0, -1) : moves)
  return { picks: picked.map(({ tile }) => tile), left }
}

const mines: Draw = ({ choice, moves }, below) => {
  const count = z.parse(z.object({ mines: whole }), choice).mines
  const laid = someOf(numbers(0, 24), count, below).sort((a, b) => a - b)
  const { picks, left } = tilesOf(moves)
  const hit = picks.findIndex((tile) => laid.includes(tile))
  const isLast = picks.length === 25 - count || minesMultiple(count, picks.length + 1) > MOST_OFFERED
  if (!isOver({ lost: hit, made: picks.length, left, isLast })) return null
  const multiple = hit >= 0 ? 0n : minesMultiple(count, picks.length)
  return { view: { picks, multiple: shown(multiple), next: null, mines: laid }, multiple }
}

/** Tiles of a row and how many of them are safe. */
const LEVELS = { easy: [4, 3], medium: [3, 2], hard: [2, 1], expert: [3, 1] } as const

const towers: Draw = ({ choice, moves }, below) => {
  const { level } = z.parse(z.object({ level: z.enum(['easy', 'medium', 'hard', 'expert']) }), choice)
  const [tiles, safeTiles] = LEVELS[level]
  const safe = numbers(1, 9).map(() => someOf(numbers(0, tiles - 1), safeTiles, below).sort((a, b) => a - b))
  const { picks, left } = tilesOf(moves)
  const fell = picks.findIndex((tile, row) => !safe[row]?.includes(tile))
  if (!isOver({ lost: fell, made: picks.length, left, isLast: picks.length === safe.length })) return null
  const multiple = fell >= 0 ? 0n : streakMultiple([BigInt(tiles), BigInt(safeTiles)], picks.length)
  return { view: { picks, multiple: shown(multiple), next: null, safe }, multiple }
}

const coin: Draw = ({ moves }, below) => {
  const left = moves.at(-1) === 'cash-out'
  const calls = z.parse(z.array(z.enum(['heads', 'tails'])), left ? moves.slice(0, -1) : moves)
  const flips = calls.map((called) => ({ called, fell: below(2) === 0 ? 'heads' : 'tails' }))
  const wrong = flips.findIndex(({ called, fell }) => called !== fell)
  if (!isOver({ lost: wrong, made: flips.length, left, isLast: flips.length === MOST_FLIPS })) return null
  const multiple = wrong >= 0 ? 0n : streakMultiple([2n, 1n], flips.length)
  return { view: { flips, multiple: shown(multiple), next: null }, multiple }
}

/** Ten cards come off one pack: five lie, and five replace what is not held. */
const drawPoker: Draw = ({ rules, moves }, below) => {
  const { hold } = z.parse(z.object({ hold: z.array(whole) }), moves[0])
  const dealt = numbers(1, 10).map(shoeOf(1, below))
  const lying = dealt.slice(0, 5)
  const next = dealt.slice(5).values()
  const cards = lying.map((card, place) => (hold.includes(place) ? card : (next.next().value ?? '')))
  const hand = namesOf(cards, 'four-deuces' in rules.pays).find((name) => name in rules.pays) ?? null
  return {
    view: { dealt: lying, cards, held: hold, hand },
    multiple: hand === null ? 0n : payOf(rules, hand, 0),
  }
}

/** Of a bet on one coup of cards it is told what a win pays. */
const coupOf =
  (deal: typeof baccaratCoup): Draw =>
  ({ rules, choice }, below) => {
    const { view, isWon, back } = deal(choice, shoeOf(TABLE_PACKS, below))
    const { bet } = z.parse(z.object({ bet: z.string() }), choice)
    return { view, multiple: isWon ? payOf(rules, bet, 0) : back }
  }

const roulette: Draw = ({ choice }, below) => rouletteSpin(choice, below)
const hiLo: Draw = ({ moves }, below) => highLowRow(moves, below)

/** Of a family in which nothing is chosen, or nothing done once it has begun, no record says that something was. */
const unchosen =
  (draw: Draw): Draw =>
  (played, below) =>
    played.choice === null ? draw(played, below) : null
const atOnce =
  (draw: Draw): Draw =>
  (played, below) =>
    played.moves.length === 0 ? draw(played, below) : null

const FAMILIES: Readonly<Record<string, Draw>> = {
  dice: atOnce(dice),
  limbo: atOnce(limbo),
  plinko: atOnce(plinko),
  wheel: atOnce(wheel),
  keno: atOnce(keno),
  crash,
  mines,
  towers,
  coin: unchosen(coin),
  roulette: atOnce(roulette),
  'hi-lo': unchosen(hiLo),
  scratch: unchosen(atOnce(({ rules }, below) => scratchRound(rules, below))),
  bingo: atOnce(({ rules, choice }, below) => bingoRound(rules, choice, below)),
  'three-card': (played, below) => threeCardRound(played, shoeOf(1, below)),
  'red-dog': unchosen((played, below) => redDogRound(played, shoeOf(RED_DOG_PACKS, below))),
  blackjack: unchosen((played, below) => blackjackRound(played, endlessShoe(below))),
  'draw-poker': unchosen(drawPoker),
  baccarat: atOnce(coupOf(baccaratCoup)),
  'dragon-tiger': atOnce(coupOf(dragonTigerCoup)),
}

/** Draws a round of a game without reels again; `null` for a family or a choice that is none. */
export function drawInstantRound({ rules, choice, moves }: InstantRecord, below: Below): DrawnInstant | null {
  try {
    return FAMILIES[rules.kind]?.({ rules, choice, moves }, below) ?? null
  } catch {
    return null
  }
}
