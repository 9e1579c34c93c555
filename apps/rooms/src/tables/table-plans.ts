import type { BaccaratVariant } from '@sanuk/engines/live/baccarat/spots'
import type { FightVariant } from '@sanuk/engines/live/cockfight/spots'
import type { Title } from '@sanuk/vendor-server/titles/title'
import { cockfightTable } from '../games/cockfight-games.ts'
import { blackjackTable, threeCardTable } from '../games/deciding-games.ts'
import { seatBlackjackTable } from '../games/seat-games.ts'
import { seriesTable } from '../games/series-games.ts'
import { baccaratTable, dragonTigerTable } from '../games/shoe-games.ts'
import type { TableGame } from '../games/table-game.ts'
import type { GameCode } from '../protocol.ts'
import { TITLES } from '../titles/catalogue.ts'
import { PACES, type Pace } from './paces.ts'

/** A table: whose title it is, what is dealt there and how fast. */
export type TablePlan = {
  readonly title: Title
  readonly game: TableGame
  readonly pace: Pace
  /** The code of the studio in which it is dealt, where people deal. */
  readonly studio?: string
}

const baccarat = (variant: BaccaratVariant, pace: Pace = PACES.cards): Omit<TablePlan, 'title'> => ({
  game: baccaratTable(variant),
  pace,
})

const dragonTiger = (pace: Pace): Omit<TablePlan, 'title'> => ({ game: dragonTigerTable, pace })

const other = (code: GameCode, pace: Pace): Omit<TablePlan, 'title'> => ({ game: seriesTable(code), pace })

const cockfight = (variant: FightVariant, pace: Pace = PACES.fight): Omit<TablePlan, 'title'> => ({
  game: cockfightTable(variant),
  pace,
})
const frenchRoulette: Omit<TablePlan, 'title'> = { game: seriesTable('roulette', 'french'), pace: PACES.wheel }

/** What is dealt at the tables, by the code of their title. */
const TABLES: { readonly [code: string]: Omit<TablePlan, 'title'> } = {
  'baccarat-ruby': baccarat('commission'),
  'baccarat-emerald': baccarat('commission'),
  'baccarat-sapphire': baccarat('commission'),
  'baccarat-topaz': baccarat('commission'),
  'baccarat-amethyst': baccarat('commission'),
  'baccarat-onyx': baccarat('ez'),
  'baccarat-quick-deal': baccarat('commission', PACES.quickCards),
  'baccarat-no-commission': baccarat('no-commission'),
  'baccarat-squeeze': baccarat('commission', PACES.slowCards),
  'baccarat-high-rollers': baccarat('commission'),
  'riverside-baccarat': baccarat('commission'),
  'baccarat-jasmine': baccarat('commission'),
  'baccarat-orchid': baccarat('commission'),
  'baccarat-rose': baccarat('no-commission'),
  'baccarat-frangipani': baccarat('commission'),
  'baccarat-royal-lotus': baccarat('commission'),
  'baccarat-sunflower': baccarat('no-commission', PACES.quickCards),
  'baccarat-ten-seconds': baccarat('commission', PACES.quickCards),
  'dragon-tiger-face-off': dragonTiger(PACES.cards),
  'two-banks-dragon-tiger': dragonTiger(PACES.cards),
  'maliwan-dragon-tiger': dragonTiger(PACES.quickCards),
  'roulette-moon-pier': other('roulette', PACES.wheel),
  'roulette-elephant-pier': other('roulette', PACES.wheel),
  'roulette-express-boat': other('roulette', PACES.quickWheel),
  'rattana-roulette': other('roulette', PACES.wheel),
  'maliwan-roulette': other('roulette', PACES.wheel),
  'sic-bo-long-tail': other('sic-bo', PACES.dice),
  'rattana-sic-bo': other('sic-bo', PACES.dice),
  'maliwan-sic-bo': other('sic-bo', PACES.dice),
  'village-hi-lo': other('thai-hilo', PACES.dice),
  'live-nam-tao': other('gourd-crab-fish', PACES.dice),
  'gourd-game-show': other('gourd-crab-fish', PACES.dice),
  'riverside-fan-tan': other('fan-tan', PACES.beads),
  'four-coin-shake': other('sedie', PACES.coins),
  'golden-spur-ring': cockfight('fixed-odds'),
  'two-villages-ring': cockfight('totalisator'),
  'southern-ring': cockfight('fixed-odds'),
  'dawn-ring': cockfight('fixed-odds', PACES.quickFight),
  'roulette-french': frenchRoulette,
  'roulette-twin-ball': other('double-ball-roulette', PACES.twoBalls),
  'ramwong-wheel': other('ramwong-wheel', PACES.segments),
  'gem-wheel': other('gem-wheel', PACES.segments),
  'red-envelope-show': other('red-envelopes', PACES.envelopes),
  'live-pok-deng': other('pok-deng', PACES.handsOfThree),
  'live-bull-bull': other('bull-bull', PACES.handsOfFive),
  'live-andar-bahar': other('andar-bahar', PACES.manyCards),
  'blackjack-golden-table': { game: blackjackTable, pace: PACES.cards },
  'sunset-blackjack': { game: blackjackTable, pace: PACES.cards },
  'seven-seat-blackjack': { game: seatBlackjackTable, pace: PACES.seats },
  'live-three-card': { game: threeCardTable, pace: PACES.cards },
}

/** All tables that are dealt at. */
export const TABLE_PLANS: readonly TablePlan[] = TITLES.flatMap((title) => {
  const table = TABLES[title.code]
  return table ? [{ title, ...table }] : []
})

/** The table of a code, or `undefined` where nobody deals under it. */
export const tablePlan = (code: string): TablePlan | undefined => TABLE_PLANS.find(({ title }) => title.code === code)
