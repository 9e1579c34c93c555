import { fraction, isMore, product, quotient, toDecimal } from '@sanuk/engines/exact/fraction'
import { bingoEndings } from '@sanuk/engines/instant/bingo'
import { type BingoHall, callsIn } from '@sanuk/engines/instant/bingo-halls'
import { coinEndings, MOST_FLIPS } from '@sanuk/engines/instant/coin-flips'
import { crashEndings } from '@sanuk/engines/instant/crash'
import { diceEndings } from '@sanuk/engines/instant/dice'
import { type Figures, figuresOf } from '@sanuk/engines/instant/figures'
import { type HiLoMove, hiLo } from '@sanuk/engines/instant/hi-lo'
import { hiLoStepEndings } from '@sanuk/engines/instant/hi-lo-endings'
import { guessesOn } from '@sanuk/engines/instant/hi-lo-guesses'
import type { Ending } from '@sanuk/engines/instant/instant-game'
import { kenoEndings } from '@sanuk/engines/instant/keno'
import { limboEndings } from '@sanuk/engines/instant/limbo'
import { minesEndings, minesMultiples } from '@sanuk/engines/instant/mines-multiples'
import { NOTHING, winOrNothing } from '@sanuk/engines/instant/multiple'
import { plinkoEndings } from '@sanuk/engines/instant/plinko'
import { rouletteEndings } from '@sanuk/engines/instant/roulette'
import { rouletteBets } from '@sanuk/engines/instant/roulette-bets'
import { scratchEndings } from '@sanuk/engines/instant/scratch-card'
import { TOWER_ROWS, towersEndings } from '@sanuk/engines/instant/towers'
import { wheelEndings } from '@sanuk/engines/instant/wheel'
import { baccaratEndings } from '@sanuk/engines/tables/baccarat-endings'
import { blackjackEndings } from '@sanuk/engines/tables/blackjack/blackjack-endings'
import { blackjackRules } from '@sanuk/engines/tables/blackjack/rules'
import { dragonTigerEndings } from '@sanuk/engines/tables/dragon-tiger'
import { redDogEndings } from '@sanuk/engines/tables/red-dog-endings'
import { type StakedEnding, stakedFiguresOf } from '@sanuk/engines/tables/staked-figures'
import { anteEndings, pairPlusEndings } from '@sanuk/engines/tables/three-card-poker/three-card-endings'
import { drawPokerEndings } from '@sanuk/engines/video-poker/draw-poker-endings'
import { payTable } from '@sanuk/engines/video-poker/pay-tables'
import { expect, test } from 'vitest'
import { INSTANT_GAMES } from './instant-games.ts'

const upTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
const RISKS = ['low', 'medium', 'high'] as const

const AIMS = [101, 150, 200, 333, 10_000, 1_000_000]
const bingo = (hall: BingoHall) => () => callsIn(hall).map((calls) => bingoEndings({ hall, calls }))

/** A row of right guesses that wins almost as much as is ever offered: ten thousand stakes. */
function longRow(): Ending[] {
  const ranks = [2, 8, 7, 7, 6, 10, 7, 8, 7, 7, 2, 1, 1].values()
  const turns: HiLoMove[] = new Array<HiLoMove[]>(5).fill(['higher-or-same', 'lower-or-same']).flat()
  const moves: HiLoMove[] = [...turns, 'lower-or-same', 'same', 'cash-out']
  const won = hiLo.play(null, moves, () => 4 * ((ranks.next().value ?? 1) - 1)).won ?? NOTHING
  // As likely as if it were one guess.
  return winOrNothing(won, quotient(fraction(99n, 100n), won))
}

/** All the ways of all that can be chosen in a game, or enough of them to hold the least return and the most that is won. */
const ENDINGS: Readonly<Record<string, () => readonly (readonly Ending[])[]>> = {
  'market-dice': () => upTo(9800).map((target) => diceEndings({ side: 'under', target })),
  'arrow-crash': () => AIMS.map((target) => limboEndings({ target })),
  'bead-drop': () => ([8, 12, 16] as const).flatMap((rows) => RISKS.map((risk) => plinkoEndings({ rows, risk }))),
  'market-war-wheel': () =>
    ([10, 20, 30, 40, 50] as const).flatMap((segments) => RISKS.map((risk) => wheelEndings({ segments, risk }))),
  'keno-market': () =>
    (['low', 'classic', 'medium', 'high'] as const).flatMap((risk) =>
      upTo(10).map((count) => kenoEndings({ risk, picks: upTo(count) })),
    ),
  'mine-field': () =>
    upTo(24).flatMap((mines) => upTo(minesMultiples(mines).length).map((picks) => minesEndings(mines, picks))),
  'frog-jump': () =>
    (['easy', 'medium', 'hard', 'expert'] as const).flatMap((level) =>
      upTo(TOWER_ROWS).map((rows) => towersEndings({ level }, rows)),
    ),
  'coin-flip': () => upTo(MOST_FLIPS).map(coinEndings),
  'chaiyo-roulette': () => rouletteBets.map(({ bet }) => rouletteEndings({ stacks: [{ bet, chips: 1 }] })),
  'high-low-cards': () => [
    ...upTo(13).flatMap((rank) => guessesOn(rank).map((guess) => hiLoStepEndings(rank, guess))),
    longRow(),
  ],
  'jacks-or-better': () => [drawPokerEndings(payTable('jacks-or-better-9-6'))],
  'deuces-tide': () => [drawPokerEndings(payTable('not-so-ugly-deuces'))],
  'kings-poker': () => [drawPokerEndings(payTable('bonus-8-5'))],
  'scratch-fruit': () => [scratchEndings({ book: 'market-day' })],
  'sea-shell-scratch': () => [scratchEndings({ book: 'river-gold' })],
  'royal-scratch': () => [scratchEndings({ book: 'dragon-hoard' })],
  'market-bingo': bingo('classic'),
  'village-bingo': bingo('gentle'),
  'fair-bingo': bingo('quick'),
  'sweet-bingo': bingo('full-house'),
  'extra-poker': () => [drawPokerEndings(payTable('double-bonus-9-7'))],
  'gem-poker': () => [drawPokerEndings(payTable('double-double-bonus-9-6'))],
  'chaiyo-hold': () => [drawPokerEndings(payTable('bonus-7-5'))],
  'chaiyo-baccarat': () => (['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const).map(baccaratEndings),
  'high-card': () => (['dragon', 'tiger', 'tie', 'suited-tie'] as const).map(dragonTigerEndings),
  'three-card-table': () => [pairPlusEndings(), anteEndings()],
  'in-between': () => [redDogEndings()],
  'island-blackjack': () => [blackjackEndings(blackjackRules('classic'))],
  'bang-fai-rocket': () => AIMS.map((at) => crashEndings('rocket', at)),
  'coral-crash': () => [101, 150, 200, 333, 10_000, 100_000].map((at) => crashEndings('dive', at)),
}

const hasStakes = (endings: readonly Ending[]): endings is readonly StakedEnding[] =>
  endings.every((ending) => 'staked' in ending)
/** Of everything staked, where moves add to the stake. */
const allFiguresOf = (endings: readonly Ending[]): Figures =>
  hasStakes(endings) ? stakedFiguresOf(endings) : figuresOf(endings)

const least = (all: readonly Figures[]) =>
  all.reduce((low, each) => (isMore(low.returnToPlayer, each.returnToPlayer) ? each : low)).returnToPlayer
const most = (all: readonly Figures[]) =>
  all.reduce((high, each) => (isMore(each.maximumWin, high.maximumWin) ? each : high)).maximumWin

const expectFigures = (game: (typeof INSTANT_GAMES)[number]): void => {
  const figures = (ENDINGS[game.code]?.() ?? []).map(allFiguresOf)
  expect(toDecimal(product(least(figures), fraction(100n)), 2)).toBe(game.returnToPlayer)
  expect(Math.ceil(Number(toDecimal(most(figures), 4)))).toBe(game.maximumWinMultiple)
}

/** Every deal and every hold of these is counted. */
const isVideoPoker = ({ code }: { readonly code: string }) => /poker|jacks|deuces|chaiyo-hold/.test(code)

test.each(INSTANT_GAMES.filter((game) => !isVideoPoker(game)))(
  '$code: the stated RTP is its lowest return, and the stated maximum win its highest',
  expectFigures,
)
test.each(INSTANT_GAMES.filter(isVideoPoker))(
  '$code: the stated RTP is its lowest return, and the stated maximum win its highest',
  { tags: ['slow'] },
  expectFigures,
)
