import { readCard, SUITS } from '@sanuk/engines/cards/card'
import { strengthOf } from '@sanuk/engines/cards/three-card-hand'
import { pairPlusPays, playPays } from '@sanuk/engines/cards/three-card-pays'
import { fraction, sum } from '@sanuk/engines/exact/fraction'
import { bingoMultiples } from '@sanuk/engines/instant/bingo'
import { type BingoHall, callsIn } from '@sanuk/engines/instant/bingo-halls'
import { bingoPatterns } from '@sanuk/engines/instant/bingo-patterns'
import { coinMultiple, MOST_FLIPS } from '@sanuk/engines/instant/coin-flips'
import { figuresOf } from '@sanuk/engines/instant/figures'
import { type FlightName, flights } from '@sanuk/engines/instant/flights'
import { kenoMultiples } from '@sanuk/engines/instant/keno'
import { minesMultiples } from '@sanuk/engines/instant/mines-multiples'
import { writeMultiple } from '@sanuk/engines/instant/multiple'
import { plinkoMultiples } from '@sanuk/engines/instant/plinko'
import { rouletteEndings } from '@sanuk/engines/instant/roulette'
import { rouletteBets } from '@sanuk/engines/instant/roulette-bets'
import { type ScratchBookCode, scratchBooks } from '@sanuk/engines/instant/scratch-books'
import { TOWER_ROWS, towersMultiples } from '@sanuk/engines/instant/towers'
import { wheelMultiples } from '@sanuk/engines/instant/wheel'
import { baccaratPays } from '@sanuk/engines/tables/baccarat'
import { blackjackRules } from '@sanuk/engines/tables/blackjack/rules'
import { dragonTigerEndings } from '@sanuk/engines/tables/dragon-tiger'
import { redDogPays } from '@sanuk/engines/tables/red-dog'
import { payTable } from '@sanuk/engines/video-poker/pay-tables'
import type { InstantKind } from './instant-kinds.ts'

/** Multiples by the name of a choice. */
export type Tables = Readonly<Record<string, readonly string[]>>

const upTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
const RISKS = ['low', 'medium', 'high'] as const
const written = (multiples: readonly Parameters<typeof writeMultiple>[0][]) => multiples.map(writeMultiple)

const tablesOf = <T>(
  choices: readonly T[],
  name: (choice: T) => string,
  table: (choice: T) => readonly string[],
): Tables => Object.fromEntries(choices.map((choice) => [name(choice), table(choice)]))

/** By kinds of bets, such as `split` and `column`: whatever its numbers, a bet pays what its kind does. */
const roulettePays: Tables = Object.fromEntries(
  rouletteBets.map(({ bet }) => [
    bet.replace(/-.*/, ''),
    [writeMultiple(figuresOf(rouletteEndings({ stacks: [{ bet, chips: 1 }] })).maximumWin)],
  ]),
)

/** One hand of each kind, the best first. */
const THREE_CARDS = ['4c 3c 2c', '4c 4d 4h', '4c 3d 2h', '6c 4c 2c', '4c 4d 2h'].map((names) =>
  strengthOf(names.split(' ').map(readCard)),
)
/** Less than a queen: the ante wins as much as it is, and what it pays beyond is the bonus. */
const NO_QUEEN = strengthOf(['5c', '3d', '2h'].map(readCard))
const BESIDE_BONUS = 3

const threeCardPays: Tables = {
  'pair-plus': written(THREE_CARDS.map(pairPlusPays)),
  'ante-bonus': written(THREE_CARDS.map((hand) => fraction(BigInt(playPays(hand, NO_QUEEN) - BESIDE_BONUS)))),
}

/** Ranks between a deuce and an ace. */
const WIDEST_SPREAD = 11
const ofRanks = (ranks: readonly number[]) =>
  writeMultiple(
    redDogPays(
      ranks.map((rank) => rank * SUITS),
      1,
    ),
  )

const redDogTable: Tables = {
  spread: upTo(WIDEST_SPREAD).map((spread) => ofRanks([0, spread + 1, 1])),
  'three-of-a-rank': [ofRanks([0, 0, 0])],
}

const ONE_STAKE = fraction(1n)

/** By how a hand ended, of what is staked on it; a blackjack cannot be doubled. */
const blackjackPays: Tables = {
  blackjack: [writeMultiple(sum([ONE_STAKE, blackjackRules('classic').blackjackPays]))],
  won: [writeMultiple(sum([ONE_STAKE, ONE_STAKE]))],
  pushed: [writeMultiple(ONE_STAKE)],
}

/**
 * What the families pay, for their clients to show: by mines, by level, by rows and risk, by segments and risk, by numbers
 * picked and risk, by bet; of the coin by flips; of three cards by hand, the best first; of red dog by ranks between, from one on; of blackjack by how a hand ended. Dice and limbo pay by
 * a formula, video poker, scratch cards, bingo and flights by the title's own table.
 */
export const PAY_TABLES: Readonly<Partial<Record<InstantKind, Tables>>> = {
  mines: tablesOf(upTo(24), String, (count) => written(minesMultiples(count))),
  towers: tablesOf(
    ['easy', 'medium', 'hard', 'expert'] as const,
    (level) => level,
    (level) => written(towersMultiples(level).slice(0, TOWER_ROWS)),
  ),
  coin: { flips: upTo(MOST_FLIPS).map((flips) => writeMultiple(coinMultiple(flips))) },
  plinko: tablesOf(
    ([8, 12, 16] as const).flatMap((rows) => RISKS.map((risk) => ({ rows, risk }))),
    ({ rows, risk }) => `${rows} ${risk}`,
    (choice) => written(plinkoMultiples(choice)),
  ),
  wheel: tablesOf(
    ([10, 20, 30, 40, 50] as const).flatMap((segments) => RISKS.map((risk) => ({ segments, risk }))),
    ({ segments, risk }) => `${segments} ${risk}`,
    (choice) => written(wheelMultiples(choice)),
  ),
  keno: tablesOf(
    (['low', 'classic', 'medium', 'high'] as const).flatMap((risk) => upTo(10).map((picks) => ({ picks, risk }))),
    ({ picks, risk }) => `${picks} ${risk}`,
    ({ picks, risk }) => written(kenoMultiples(picks, risk)),
  ),
  roulette: roulettePays,
  baccarat: tablesOf(
    ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const,
    (bet) => bet,
    (bet) => [writeMultiple(baccaratPays[bet])],
  ),
  'dragon-tiger': tablesOf(
    ['dragon', 'tiger', 'tie', 'suited-tie'] as const,
    (bet) => bet,
    (bet) => [writeMultiple(figuresOf(dragonTigerEndings(bet)).maximumWin)],
  ),
  'three-card': threeCardPays,
  'red-dog': redDogTable,
  blackjack: blackjackPays,
}

/** What each hand pays by a table of video poker, the best hand first. Throws `RangeError` for a code that no table has. */
export const pokerPays = (code: string): Tables =>
  Object.fromEntries(payTable(code).rows.map(({ hand, pays }) => [hand, [String(pays)]]))

/** The tickets of a book by their symbol, in its order: what each pays and how many there are, those that pay nothing last. */
export function scratchPays(code: ScratchBookCode): Tables {
  const { tickets, prizes } = scratchBooks[code]
  const paying = prizes.reduce((count, prize) => count + prize.tickets, 0)
  const nothing = { symbol: 'nothing', multiple: 0, tickets: tickets - paying }
  const rows = [...prizes, nothing].map((row) => [row.symbol, [String(row.multiple), String(row.tickets)]] as const)
  return Object.fromEntries(rows)
}

/** What a bingo hall pays, by balls called, the best pattern first. */
export const hallPays = (hall: BingoHall): Tables =>
  tablesOf(callsIn(hall), String, (calls) => {
    const multiples = bingoMultiples({ hall, calls })
    return written(bingoPatterns.map((pattern) => multiples[pattern]))
  })

/** The law of a flight: the share of a fair multiple in per cent, its pace, and the multiple at which everybody leaves. */
export function flightPays(name: FlightName): Tables {
  const { share, pace, highest } = flights[name]
  return { share: [String(share)], pace: [String(pace)], most: [String(highest / 100)] }
}
