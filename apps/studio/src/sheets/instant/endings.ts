import { type Fraction, fraction, sum } from '@sanuk/engines/exact/fraction'
import { bingoEndings } from '@sanuk/engines/instant/bingo'
import { type BingoHall, callsIn } from '@sanuk/engines/instant/bingo-halls'
import { coinEndings, MOST_FLIPS } from '@sanuk/engines/instant/coin-flips'
import { crashEndings } from '@sanuk/engines/instant/crash'
import { diceEndings } from '@sanuk/engines/instant/dice'
import { type FlightName, flights } from '@sanuk/engines/instant/flights'
import { hiLoStepEndings } from '@sanuk/engines/instant/hi-lo-endings'
import { guessesOn } from '@sanuk/engines/instant/hi-lo-guesses'
import type { Ending } from '@sanuk/engines/instant/instant-game'
import { kenoEndings } from '@sanuk/engines/instant/keno'
import { limboEndings } from '@sanuk/engines/instant/limbo'
import { minesEndings, minesMultiples } from '@sanuk/engines/instant/mines-multiples'
import { plinkoEndings } from '@sanuk/engines/instant/plinko'
import { rouletteEndings } from '@sanuk/engines/instant/roulette'
import { scratchEndings } from '@sanuk/engines/instant/scratch-card'
import { TOWER_ROWS, towersEndings } from '@sanuk/engines/instant/towers'
import { wheelEndings } from '@sanuk/engines/instant/wheel'
import { wheelSizes } from '@sanuk/engines/instant/wheel-segments'
import { baccaratEndings } from '@sanuk/engines/tables/baccarat-endings'
import { blackjackEndings } from '@sanuk/engines/tables/blackjack/blackjack-endings'
import { blackjackRules } from '@sanuk/engines/tables/blackjack/rules'
import { dragonTigerEndings } from '@sanuk/engines/tables/dragon-tiger'
import { redDogEndings } from '@sanuk/engines/tables/red-dog-endings'
import type { StakedEnding } from '@sanuk/engines/tables/staked-figures'
import { anteEndings, pairPlusEndings } from '@sanuk/engines/tables/three-card-poker/three-card-endings'
import { drawPokerEndings } from '@sanuk/engines/video-poker/draw-poker-endings'
import { payTable } from '@sanuk/engines/video-poker/pay-tables'
import type { InstantKind } from '../../instant/instant-kinds.ts'

/** What a player may choose, in words of its family, and how a round of it may end. */
export type Chosen = { readonly choice: readonly string[]; readonly endings: () => readonly StakedEnding[] }

const ONE_STAKE = fraction(1n)
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const RISKS = ['low', 'medium', 'high'] as const

const unraised = (endings: readonly Ending[]): readonly StakedEnding[] =>
  endings.map((ending) => ({ ...ending, staked: ONE_STAKE }))

const each = <T>(choices: readonly T[], name: (one: T) => readonly unknown[], endings: (one: T) => readonly Ending[]) =>
  choices.map((one): Chosen => ({ choice: name(one).map(String), endings: () => unraised(endings(one)) }))

/** Hundredths that stand for all that can be aimed at. */
const AIMS = [101, 110, 150, 200, 300, 500, 1000, 10_000, 100_000, 1_000_000]
const DICE_TARGETS = [1, 100, 1000, 2500, 5000, 7500, 9000, 9800]
const ROULETTE_BETS = [
  'straight-7',
  'split-7-8',
  'street-7-8-9',
  'corner-7-8-10-11',
  'line-7-8-9-10-11-12',
  'dozen-1',
  'red',
]

const keno = (['low', 'classic', 'medium', 'high'] as const).flatMap((risk) =>
  upTo(10).map((count) => ({ risk, picks: upTo(count) })),
)
const mines = upTo(24).flatMap((count) => upTo(minesMultiples(count).length).map((picks) => [count, picks] as const))
const guesses = upTo(13).flatMap((rank) => guessesOn(rank).map((guess) => [rank, guess] as const))
const levels = (['easy', 'medium', 'hard', 'expert'] as const).flatMap((level) =>
  upTo(TOWER_ROWS).map((rows) => [level, rows] as const),
)

/** Families of which each title has a table, a book, a hall or a flight of its own. */
type Varied = 'draw-poker' | 'scratch' | 'bingo' | 'crash'

/** All choices of a family, or of those with very many enough to stand for them. */
const BY_KIND: Readonly<Record<Exclude<InstantKind, Varied>, readonly Chosen[]>> = {
  dice: each(
    DICE_TARGETS,
    (target) => [target],
    (target) => diceEndings({ side: 'under', target }),
  ),
  limbo: each(
    AIMS,
    (target) => [target],
    (target) => limboEndings({ target }),
  ),
  plinko: each(
    ([8, 12, 16] as const).flatMap((rows) => RISKS.map((risk) => ({ rows, risk }))),
    ({ rows, risk }) => [rows, risk],
    plinkoEndings,
  ),
  wheel: each(
    wheelSizes.flatMap((segments) => RISKS.map((risk) => ({ segments, risk }))),
    ({ segments, risk }) => [segments, risk],
    wheelEndings,
  ),
  keno: each(keno, ({ picks, risk }) => [picks.length, risk], kenoEndings),
  mines: each(
    mines,
    (one) => one,
    ([count, picks]) => minesEndings(count, picks),
  ),
  towers: each(
    levels,
    (one) => one,
    ([level, rows]) => towersEndings({ level }, rows),
  ),
  coin: each(upTo(MOST_FLIPS), (flips) => [flips], coinEndings),
  'hi-lo': each(
    guesses,
    (one) => one,
    ([rank, guess]) => hiLoStepEndings(rank, guess),
  ),
  roulette: each(
    ROULETTE_BETS,
    (bet) => [bet],
    (bet) => rouletteEndings({ stacks: [{ bet, chips: 1 }] }),
  ),
  baccarat: each(['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const, (bet) => [bet], baccaratEndings),
  'dragon-tiger': each(['dragon', 'tiger', 'tie', 'suited-tie'] as const, (bet) => [bet], dragonTigerEndings),
  'three-card': [
    { choice: ['ante'], endings: anteEndings },
    { choice: ['pair-plus'], endings: () => unraised(pairPlusEndings()) },
  ],
  'red-dog': [{ choice: [], endings: redDogEndings }],
  blackjack: [{ choice: [], endings: () => blackjackEndings(blackjackRules('classic')) }],
}

const hall = (name: BingoHall): readonly Chosen[] =>
  each(
    callsIn(name),
    (calls) => [calls],
    (calls) => bingoEndings({ hall: name, calls }),
  )

const flight = (name: FlightName): readonly Chosen[] =>
  each(
    AIMS.filter((at) => at <= flights[name].highest),
    (at) => [at],
    (at) => crashEndings(name, at),
  )

const unchosen = (endings: () => readonly Ending[]): readonly Chosen[] => [
  { choice: [], endings: () => unraised(endings()) },
]
const poker = (table: string) => unchosen(() => drawPokerEndings(payTable(table)))

const BY_CODE: Readonly<Record<string, readonly Chosen[]>> = {
  'jacks-or-better': poker('jacks-or-better-9-6'),
  'deuces-tide': poker('not-so-ugly-deuces'),
  'kings-poker': poker('bonus-8-5'),
  'extra-poker': poker('double-bonus-9-7'),
  'gem-poker': poker('double-double-bonus-9-6'),
  'chaiyo-hold': poker('bonus-7-5'),
  'scratch-fruit': unchosen(() => scratchEndings({ book: 'market-day' })),
  'sea-shell-scratch': unchosen(() => scratchEndings({ book: 'river-gold' })),
  'royal-scratch': unchosen(() => scratchEndings({ book: 'dragon-hoard' })),
  'market-bingo': hall('classic'),
  'village-bingo': hall('gentle'),
  'fair-bingo': hall('quick'),
  'sweet-bingo': hall('full-house'),
  'bang-fai-rocket': flight('rocket'),
  'coral-crash': flight('dive'),
}

const isVaried = (kind: InstantKind): kind is Varied => ['draw-poker', 'scratch', 'bingo', 'crash'].includes(kind)

/** The choices of a title. Throws where it has none. */
export function choicesOf({ code, kind }: { readonly code: string; readonly kind: InstantKind }): readonly Chosen[] {
  if (!isVaried(kind)) return BY_KIND[kind]
  const own = BY_CODE[code]
  if (!own) throw new Error(`${code} has no endings`)
  return own
}

/** Endings that take and pay the same as one, what pays most first. Impossible ones are left out. */
export function together(endings: readonly StakedEnding[]): readonly StakedEnding[] {
  const written = ({ over, under }: Fraction) => `${over}/${under}`
  const alike = Map.groupBy(endings, ({ won, staked }) => `${written(won)} ${written(staked)}`)
  return [...alike.values()]
    .flatMap((all) => all.slice(0, 1).map((one) => ({ ...one, chance: sum(all.map(({ chance }) => chance)) })))
    .filter(({ chance }) => chance.over > 0n)
    .toSorted(
      (a, b) => Number(b.won.over * a.won.under - a.won.over * b.won.under) || Number(b.staked.over - a.staked.over),
    )
}
