import type { CardName } from '@sanuk/engines/cards/card'
import type { CoinMove, CoinView } from '@sanuk/engines/instant/coin-flips'
import type { DiceChoice, DiceView } from '@sanuk/engines/instant/dice'
import type { KenoChoice, KenoView } from '@sanuk/engines/instant/keno'
import type { LimboChoice, LimboView } from '@sanuk/engines/instant/limbo'
import type { MinesChoice, MinesMove, MinesView } from '@sanuk/engines/instant/mines'
import type { PlinkoChoice, PlinkoView } from '@sanuk/engines/instant/plinko'
import type { TowersChoice, TowersMove, TowersView } from '@sanuk/engines/instant/towers'
import type { WheelChoice, WheelView } from '@sanuk/engines/instant/wheel'
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
    ...{ picks: numbers, multiple, next: z.nullable(multiple), mines: z.nullable(numbers) },
  }) satisfies z.ZodMiniType<MinesView>,
}

export const towersWire = {
  choice: z.strictObject({
    level: z.enum(['easy', 'medium', 'hard', 'expert']),
  }) satisfies z.ZodMiniType<TowersChoice>,
  move: z.union([tile, cashOut]) satisfies z.ZodMiniType<TowersMove>,
  view: z.strictObject({
    ...{ picks: numbers, multiple, next: z.nullable(multiple), safe: z.nullable(z.array(numbers)) },
  }) satisfies z.ZodMiniType<TowersView>,
}

export const coinWire = {
  choice: nothing,
  move: z.union([coinSide, cashOut]) satisfies z.ZodMiniType<CoinMove>,
  view: z.strictObject({
    flips: z.array(z.strictObject({ called: coinSide, fell: coinSide })),
    ...{ multiple, next: z.nullable(multiple) },
  }) satisfies z.ZodMiniType<CoinView>,
}

/** The table is the title's own, and nobody's choice. */
export const drawPokerWire = (table: string) => ({
  choice: z.pipe(
    nothing,
    z.transform(() => ({ table })),
  ) satisfies z.ZodMiniType<DrawPokerChoice>,
  move: z.strictObject({ hold: numbers }) satisfies z.ZodMiniType<DrawPokerMove>,
  view: z.strictObject({
    ...{ dealt: z.array(card), cards: z.array(card), held: z.nullable(numbers), hand: z.nullable(pokerHand) },
  }) satisfies z.ZodMiniType<DrawPokerView>,
})
