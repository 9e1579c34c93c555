import type { OutcomeField } from '@sanuk/contracts/live-tables'
import { type Coup, totalOf, winnerOf } from '@sanuk/engines/cards/baccarat-coup'
import { nameOf } from '@sanuk/engines/cards/card'
import { type DragonTigerCoup, dragonTigerWinner } from '@sanuk/engines/cards/dragon-tiger-coup'
import { baccaratGame } from '@sanuk/engines/live/baccarat/game'
import type { BaccaratVariant } from '@sanuk/engines/live/baccarat/spots'
import { dragonTigerGame } from '@sanuk/engines/live/dragon-tiger/game'
import type { ShoeGame } from '@sanuk/engines/live/live-game'
import { burnOf, coupsOf, type DealtCoup, SHOE_CARDS, shuffledShoe } from '@sanuk/engines/live/shoe'
import { drawFrom } from '@sanuk/engines/random/draw'
import { type RoundSeed, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { Turn } from '../protocol.ts'
import { CARD_NAMES, dealCards } from './deal-cards.ts'
import { field, judgeBy } from './outcome-entry.ts'
import { resultOf } from './result-of.ts'
import type { Deal, DealtSeries, JudgedOutcome, TableGame } from './table-game.ts'

/** What a table shows of the coups of a game. */
type Shown<C> = {
  readonly turns: (coup: C) => readonly Turn[]
  readonly faces: (coup: C) => string[]
  readonly recorded: (coup: C) => object
  /** How a coup is entered by hand: its cards in the order in which they are dealt. */
  readonly fields?: readonly OutcomeField[]
}

type Made<C> = Shown<C> & {
  readonly code: TableGame['code']
  readonly variant: TableGame['variant']
  readonly game: ShoeGame<C>
  readonly returnToPlayer: string
  /** What a record says of the game besides. */
  readonly record: object
}

function shoeGame<C>({ game, code, variant, returnToPlayer, record, ...shown }: Made<C>): TableGame {
  const judged = (coup: C): JudgedOutcome => ({
    turns: shown.turns(coup),
    result: resultOf(game, coup, shown.faces(coup)),
    recorded: shown.recorded(coup),
    settle: (bets) => game.settle(bets, coup),
  })
  const dealOf = ({ number, coup, start, end }: DealtCoup<C>): Deal => ({ number, start, end, ...judged(coup) })
  const { fields } = shown
  return {
    code,
    variant,
    returnToPlayer,
    spots: game.spots,
    sides: game.sides,
    maximumMultiple: game.maximumMultiple,
    maximumWin: game.maximumWin,
    ...(fields && {
      entry: { fields, judge: judgeBy({ fields, read: (cards) => dealCards(game.deal, cards) }, judged) },
    }),
    series: (seed) => shoeOf(game, seed, dealOf),
    record: ({ id, dealt, bets, revised, ...told }, deals) => ({
      ...record,
      ...told,
      shoe: id,
      burn: dealt.burn,
      coups: deals.map(({ recorded }) => recorded),
      isComplete: true,
      bets: bets.map(({ number, ...bet }) => ({ ...bet, coup: number })),
      ...(revised.length > 0 && { revised: revised.map(({ number, outcome }) => ({ coup: number, outcome })) }),
    }),
  }
}

/** Deals a whole shoe: that takes less than a millisecond, and the number of a coup is all there is to know then. */
function shoeOf<C>(game: ShoeGame<C>, seed: RoundSeed, dealOf: (coup: DealtCoup<C>) => Deal): DealtSeries {
  const cards = shuffledShoe(drawFrom(seededBytes(seed)))
  const { card, count } = burnOf(cards)
  const coups = [...coupsOf(cards, game)]
  const deal = (number: number) => {
    const coup = coups[number - 1]
    return coup ? dealOf(coup) : null
  }
  return { burn: { card: nameOf(card), count }, length: SHOE_CARDS, deal }
}

/** Two cards a side in turn, the player's first, then third cards. */
const baccaratTurns = ({ player, banker }: Coup): Turn[] =>
  [0, 1, 2].flatMap((at) => [
    ...player.slice(at, at + 1).map((card) => ({ place: 'player', face: nameOf(card) })),
    ...banker.slice(at, at + 1).map((card) => ({ place: 'banker', face: nameOf(card) })),
  ])

const BACCARAT_FIELDS = [
  ...['player', 'banker', 'player', 'banker'].map((place) => field(place, CARD_NAMES)),
  ...['player', 'banker'].map((place) => field(place, CARD_NAMES, { isOptional: true })),
]

/** Returns of a bet on the banker, of eight packs: Wizard of Odds, baccarat and its variants. */
const BANKER_RETURNS: { readonly [variant in BaccaratVariant]: string } = {
  commission: '98.94',
  'no-commission': '98.54',
  ez: '98.98',
}

export const baccaratTable = (variant: BaccaratVariant): TableGame =>
  shoeGame<Coup>({
    code: 'baccarat',
    variant,
    game: baccaratGame(variant),
    returnToPlayer: BANKER_RETURNS[variant],
    record: { format: 'sanuk-shoe-1', variant },
    turns: baccaratTurns,
    fields: BACCARAT_FIELDS,
    faces: ({ player, banker }) => [totalOf(player), totalOf(banker)].map(String),
    recorded: (coup) => ({
      player: coup.player.map(nameOf),
      banker: coup.banker.map(nameOf),
      winner: winnerOf(coup),
    }),
  })

/** Dragon and tiger return 96.27 per cent of eight packs: Wizard of Odds, dragon tiger. */
export const dragonTigerTable: TableGame = shoeGame<DragonTigerCoup>({
  code: 'dragon-tiger',
  variant: null,
  game: dragonTigerGame,
  returnToPlayer: '96.27',
  record: { format: 'sanuk-dragon-tiger-1' },
  turns: ({ dragon, tiger }) => [
    { place: 'dragon', face: nameOf(dragon) },
    { place: 'tiger', face: nameOf(tiger) },
  ],
  fields: ['dragon', 'tiger'].map((place) => field(place, CARD_NAMES)),
  faces: ({ dragon, tiger }) => [nameOf(dragon), nameOf(tiger)],
  recorded: (coup) => ({
    dragon: nameOf(coup.dragon),
    tiger: nameOf(coup.tiger),
    winner: dragonTigerWinner(coup),
  }),
})
