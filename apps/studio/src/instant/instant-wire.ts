import type { CardName } from '@sanuk/engines/cards/card'
import type { BingoChoice, BingoView } from '@sanuk/engines/instant/bingo'
import type { BingoHall } from '@sanuk/engines/instant/bingo-halls'
import type { CoinMove, CoinView } from '@sanuk/engines/instant/coin-flips'
import type { CrashChoice, CrashMove, CrashView } from '@sanuk/engines/instant/crash'
import type { DiceChoice, DiceView } from '@sanuk/engines/instant/dice'
import type { FlightName } from '@sanuk/engines/instant/flights'
import type { HiLoMove, HiLoView } from '@sanuk/engines/instant/hi-lo'
import type { KenoChoice, KenoView } from '@sanuk/engines/instant/keno'
import type { LimboChoice, LimboView } from '@sanuk/engines/instant/limbo'
import type { MinesChoice, MinesMove, MinesView } from '@sanuk/engines/instant/mines'
import type { PlinkoChoice, PlinkoView } from '@sanuk/engines/instant/plinko'
import type { RouletteChoice, RouletteView } from '@sanuk/engines/instant/roulette'
import type { ScratchBookCode } from '@sanuk/engines/instant/scratch-books'
import type { ScratchChoice, ScratchView } from '@sanuk/engines/instant/scratch-card'
import type { TowersChoice, TowersMove, TowersView } from '@sanuk/engines/instant/towers'
import type { WheelChoice, WheelView } from '@sanuk/engines/instant/wheel'
import type { BaccaratChoice, BaccaratView } from '@sanuk/engines/tables/baccarat'
import type { BlackjackChoice, BlackjackView } from '@sanuk/engines/tables/blackjack/blackjack'
import type { BlackjackMove } from '@sanuk/engines/tables/blackjack/position'
import type { DragonTigerChoice, DragonTigerView } from '@sanuk/engines/tables/dragon-tiger'
import type { RedDogMove, RedDogView } from '@sanuk/engines/tables/red-dog'
import type {
  ThreeCardChoice,
  ThreeCardMove,
  ThreeCardView,
} from '@sanuk/engines/tables/three-card-poker/three-card-poker'
import type { DrawPokerChoice, DrawPokerMove, DrawPokerView } from '@sanuk/engines/video-poker/draw-poker'
import * as z from 'zod/mini'

/*
 * What the games without reels say on the wire: what is chosen with a stake, what is done since, and what may be seen. The
 * types are the engines' own.
 */

const whole = z.int()
const multiple = z.string()
const risk = z.enum(['low', 'medium', 'high'])
const cashOut = z.literal('cash-out')
const tile = z.strictObject({ tile: whole })
const numbers = z.array(whole)
const nothing = z.null()
const noMove = z.never()
const card = z.string().check(z.regex(/^[2-9TJQKA][cdhs]$/)) satisfies z.ZodMiniType<CardName>

const coinSide = z.enum(['heads', 'tails'])
const pokerHand = z.enum([
  ...(['royal-flush', 'four-deuces', 'wild-royal-flush', 'five-of-a-kind', 'straight-flush'] as const),
  ...(['four-aces-with-two-to-four', 'four-aces', 'four-twos-to-fours-with-ace-to-four'] as const),
  ...(['four-twos-to-fours', 'four-of-a-kind', 'full-house', 'flush', 'straight'] as const),
  ...(['three-of-a-kind', 'two-pair', 'jacks-or-better', 'nothing'] as const),
])

export const diceWire = {
  choice: z.strictObject({ side: z.enum(['over', 'under']), target: whole }) satisfies z.ZodMiniType<DiceChoice>,
  move: noMove,
  view: z.strictObject({ roll: whole, multiple }) satisfies z.ZodMiniType<DiceView>,
}

/** The highest multiple that can be aimed at, in hundredths: more than ten thousand stakes is more than is paid. */
const HIGHEST_AIM = 1_000_000

export const limboWire = {
  choice: z.strictObject({ target: z.int().check(z.lte(HIGHEST_AIM)) }) satisfies z.ZodMiniType<LimboChoice>,
  move: noMove,
  view: z.strictObject({ reached: whole }) satisfies z.ZodMiniType<LimboView>,
}

/** What a player says of a flight and sees of it: where he wants to leave by himself, and his word for it. */
export const flightWire = {
  choice: z.strictObject({ autoCashOut: z.nullable(z.int().check(z.lte(HIGHEST_AIM))) }),
  move: cashOut,
  view: z.strictObject({
    crashedAt: z.nullable(whole),
    cashedOutAt: z.nullable(whole),
  }) satisfies z.ZodMiniType<CrashView>,
}

/** The same as it is kept, of the title's own flight: whoever says nothing leaves at its highest multiple. */
export const crashWire = (flight: FlightName) => ({
  choice: z.pipe(
    flightWire.choice,
    z.transform(({ autoCashOut }) => (autoCashOut === null ? { flight } : { flight, autoCashOut })),
  ) satisfies z.ZodMiniType<CrashChoice>,
  move: z.strictObject({ cashOut: whole }) satisfies z.ZodMiniType<CrashMove>,
})

export const plinkoWire = {
  choice: z.strictObject({ rows: z.literal([8, 12, 16]), risk }) satisfies z.ZodMiniType<PlinkoChoice>,
  move: noMove,
  view: z.strictObject({ path: numbers, slot: whole, multiple }) satisfies z.ZodMiniType<PlinkoView>,
}

export const wheelWire = {
  choice: z.strictObject({ segments: z.literal([10, 20, 30, 40, 50]), risk }) satisfies z.ZodMiniType<WheelChoice>,
  move: noMove,
  view: z.strictObject({ segment: whole, multiple }) satisfies z.ZodMiniType<WheelView>,
}

export const kenoWire = {
  choice: z.strictObject({
    picks: numbers,
    risk: z.enum(['low', 'classic', 'medium', 'high']),
  }) satisfies z.ZodMiniType<KenoChoice>,
  move: noMove,
  view: z.strictObject({ drawn: numbers, hits: numbers, multiple }) satisfies z.ZodMiniType<KenoView>,
}

export const minesWire = {
  choice: z.strictObject({ mines: whole }) satisfies z.ZodMiniType<MinesChoice>,
  move: z.union([tile, cashOut]) satisfies z.ZodMiniType<MinesMove>,
  view: z.strictObject({
    picks: numbers,
    multiple,
    next: z.nullable(multiple),
    mines: z.nullable(numbers),
  }) satisfies z.ZodMiniType<MinesView>,
}

export const towersWire = {
  choice: z.strictObject({
    level: z.enum(['easy', 'medium', 'hard', 'expert']),
  }) satisfies z.ZodMiniType<TowersChoice>,
  move: z.union([tile, cashOut]) satisfies z.ZodMiniType<TowersMove>,
  view: z.strictObject({
    picks: numbers,
    multiple,
    next: z.nullable(multiple),
    safe: z.nullable(z.array(numbers)),
  }) satisfies z.ZodMiniType<TowersView>,
}

export const coinWire = {
  choice: nothing,
  move: z.union([coinSide, cashOut]) satisfies z.ZodMiniType<CoinMove>,
  view: z.strictObject({
    flips: z.array(z.strictObject({ called: coinSide, fell: coinSide })),
    multiple,
    next: z.nullable(multiple),
  }) satisfies z.ZodMiniType<CoinView>,
}

const hiLoGuess = z.enum(['higher-or-same', 'lower-or-same', 'higher', 'lower', 'same'])
const hiLoMove = z.union([hiLoGuess, z.literal('skip'), cashOut]) satisfies z.ZodMiniType<HiLoMove>

export const hiLoWire = {
  choice: nothing,
  move: hiLoMove,
  view: z.strictObject({
    cards: z.array(z.strictObject({ rank: whole, suit: whole })),
    moves: z.array(hiLoMove),
    multiple,
    next: z.partialRecord(hiLoGuess, multiple),
    skipsLeft: whole,
  }) satisfies z.ZodMiniType<HiLoView>,
}

/** As many stacks as there are bets: more of them than that say nothing that fewer would not. */
const MOST_STACKS = 157

export const rouletteWire = {
  choice: z.strictObject({
    stacks: z.array(z.strictObject({ bet: z.string(), chips: whole })).check(z.maxLength(MOST_STACKS)),
  }) satisfies z.ZodMiniType<RouletteChoice>,
  move: noMove,
  view: z.strictObject({
    number: whole,
    colour: z.enum(['red', 'black', 'green']),
    wins: z.array(z.string()),
    multiple,
  }) satisfies z.ZodMiniType<RouletteView>,
}

const scratchSymbol = z.enum([
  ...(['mango', 'banana', 'coconut', 'durian', 'basket', 'boat', 'lantern', 'crown'] as const),
  ...(['shell', 'fish', 'lotus', 'pearl', 'turtle', 'naga', 'gold'] as const),
  ...(['coin', 'jade', 'ruby', 'sword', 'phoenix', 'tiger', 'dragon'] as const),
])

/** The book is the title's own, and nobody's choice. */
export const scratchWire = (book: ScratchBookCode) => ({
  choice: z.pipe(
    nothing,
    z.transform(() => ({ book })),
  ) satisfies z.ZodMiniType<ScratchChoice>,
  move: noMove,
  view: z.strictObject({
    symbols: z.array(scratchSymbol),
    winning: z.nullable(scratchSymbol),
    multiple,
  }) satisfies z.ZodMiniType<ScratchView>,
})

export const bingoWire = {
  choice: z.strictObject({ calls: whole }),
  move: noMove,
  view: z.strictObject({
    card: numbers,
    calls: numbers,
    multiple,
    pattern: z.nullable(z.enum(['house', 'cross', 'two-lines', 'corners', 'line'])),
  }) satisfies z.ZodMiniType<BingoView>,
}

/** The hall is the title's own, and nobody's choice; it says how many balls may be called. */
export const hallWire = (hall: BingoHall) => ({
  choice: z.pipe(
    bingoWire.choice,
    z.transform(({ calls }) => ({ hall, calls })),
  ) satisfies z.ZodMiniType<BingoChoice>,
  move: noMove,
})

const coupSide = z.strictObject({ cards: z.array(card), total: whole, isPair: z.boolean() })

export const baccaratWire = {
  choice: z.strictObject({
    bet: z.enum(['player', 'banker', 'tie', 'player-pair', 'banker-pair']),
  }) satisfies z.ZodMiniType<BaccaratChoice>,
  move: noMove,
  view: z.strictObject({
    player: coupSide,
    banker: coupSide,
    winner: z.enum(['player', 'banker', 'tie']),
  }) satisfies z.ZodMiniType<BaccaratView>,
}

export const dragonTigerWire = {
  choice: z.strictObject({
    bet: z.enum(['dragon', 'tiger', 'tie', 'suited-tie']),
  }) satisfies z.ZodMiniType<DragonTigerChoice>,
  move: noMove,
  view: z.strictObject({
    dragon: card,
    tiger: card,
    winner: z.enum(['dragon', 'tiger', 'tie']),
  }) satisfies z.ZodMiniType<DragonTigerView>,
}

const threeCards = {
  cards: z.array(card),
  hand: z.enum(['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush']),
}

export const threeCardWire = {
  choice: z.strictObject({ bet: z.enum(['ante', 'pair-plus']) }) satisfies z.ZodMiniType<ThreeCardChoice>,
  move: z.enum(['play', 'fold']) satisfies z.ZodMiniType<ThreeCardMove>,
  view: z.strictObject({
    ...threeCards,
    dealer: z.nullable(z.strictObject(threeCards)),
  }) satisfies z.ZodMiniType<ThreeCardView>,
}

export const redDogWire = {
  choice: nothing,
  move: z.enum(['raise', 'call']) satisfies z.ZodMiniType<RedDogMove>,
  view: z.strictObject({ cards: z.array(card), spread: z.nullable(whole) }) satisfies z.ZodMiniType<RedDogView>,
}

const blackjackCards = { cards: z.array(card), total: whole, isSoft: z.boolean() }

/** The table is the title's own, and nobody's choice; it is one at which nobody surrenders. */
export const blackjackWire = (table: string) => ({
  choice: z.pipe(
    nothing,
    z.transform(() => ({ table })),
  ) satisfies z.ZodMiniType<BlackjackChoice>,
  move: z.enum(['hit', 'stand', 'double', 'split']) satisfies z.ZodMiniType<BlackjackMove>,
  view: z.strictObject({
    hands: z.array(
      z.strictObject({
        ...blackjackCards,
        staked: whole,
        result: z.nullable(z.enum(['blackjack', 'won', 'pushed', 'lost', 'bust'])),
      }),
    ),
    active: z.nullable(whole),
    dealer: z.strictObject(blackjackCards),
  }) satisfies z.ZodMiniType<BlackjackView>,
})

/** The table is the title's own, and nobody's choice. */
export const drawPokerWire = (table: string) => ({
  choice: z.pipe(
    nothing,
    z.transform(() => ({ table })),
  ) satisfies z.ZodMiniType<DrawPokerChoice>,
  move: z.strictObject({ hold: numbers }) satisfies z.ZodMiniType<DrawPokerMove>,
  view: z.strictObject({
    dealt: z.array(card),
    cards: z.array(card),
    held: z.nullable(numbers),
    hand: z.nullable(pokerHand),
  }) satisfies z.ZodMiniType<DrawPokerView>,
})
