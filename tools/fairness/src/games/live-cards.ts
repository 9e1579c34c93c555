import { isBlackjack, pointsOf } from '@sanuk/engines/cards/blackjack-count'
import { readCard } from '@sanuk/engines/cards/card'
import { isPok } from '@sanuk/engines/cards/pok-deng-hand'
import { andarBaharGame } from '@sanuk/engines/live/andar-bahar/game'
import { blackjackGame } from '@sanuk/engines/live/blackjack/game'
import { bullBullGame, bullRankOf } from '@sanuk/engines/live/bull-bull/game'
import { pokDengGame } from '@sanuk/engines/live/pok-deng/game'
import { threeCardGame } from '@sanuk/engines/live/three-card-poker/game'
import { handOfNames } from '@sanuk/engines/live/three-card-poker/hand-name'
import type { Draw } from '@sanuk/engines/random/draw'
import type { Observable } from '../statistics/battery.ts'
import { evenly, type ObservedGame, weighed } from './observed-game.ts'

/** What can be seen of an outcome. */
type Sight<Outcome> = Observable & { readonly see: (outcome: Outcome) => readonly number[] }

type Game<Outcome> = {
  readonly code: string
  readonly draw: (draw: Draw) => Outcome
  readonly returnOf: (spot: string, outcome: Outcome) => { readonly over: bigint; readonly under: bigint }
}

/** A game whose coups are dealt from packs of their own, with a bet on a spot that the cards alone decide. */
function observed<Outcome>(game: Game<Outcome>, spot: string, sights: readonly Sight<Outcome>[]): ObservedGame {
  return {
    code: `live-${game.code}`,
    family: 'live cards',
    observables: sights,
    play: (draw) => {
      const outcome = game.draw(draw)
      const { over, under } = game.returnOf(spot, outcome)
      return { won: Number(over) / Number(under), outcomes: sights.map(({ see }) => see(outcome)) }
    },
  }
}

const cardAt = { chances: evenly(52), source: 'symmetry' } as const
const card = (name = ''): readonly number[] => [readCard(name)]
const whether = (is: boolean): readonly number[] => [Number(is)]

/** The chance that something is not, and that it is. */
const oneOf = (ways: number, of: number): readonly number[] => weighed([of - ways, ways])

/** Of 22 100 hands of three cards (Wizard of Odds), as the engine calls them. */
const THREE_CARD_HANDS = { 'straight-flush': 48, 'three-of-a-kind': 52, straight: 720, flush: 1096, pair: 3744 }
const NAMED = Object.values(THREE_CARD_HANDS).reduce((sum, count) => sum + count, 0)
const threeCards = {
  chances: weighed([...Object.values(THREE_CARD_HANDS), 22_100 - NAMED]),
  source: 'published',
} as const
const threeCardClass = (cards: readonly string[]): readonly number[] => {
  const at = Object.keys(THREE_CARD_HANDS).indexOf(handOfNames(cards))
  return [at < 0 ? Object.keys(THREE_CARD_HANDS).length : at]
}

/** An ace and one of 128 tens and pictures, of two cards of eight packs. */
const natural = { chances: oneOf(2 * 32 * 128, 416 * 415), source: 'cards of eight packs' } as const
const isNatural = (cards: readonly string[]): readonly number[] =>
  whether(isBlackjack(cards.slice(0, 2).map((name) => pointsOf(readCard(name)))))

/** Live tables that deal cards from fresh packs. */
export const observedLiveCards: readonly ObservedGame[] = [
  observed(blackjackGame, 'pair', [
    { name: 'first card', ...cardAt, see: ({ player }) => card(player[0]) },
    { name: 'card of the dealer', ...cardAt, see: ({ dealer }) => card(dealer[0]) },
    { name: 'hidden card of the dealer', ...cardAt, see: ({ dealer }) => card(dealer[1]) },
    { name: 'blackjack of the player', ...natural, see: ({ player }) => isNatural(player) },
    { name: 'blackjack of the dealer', ...natural, see: ({ dealer }) => isNatural(dealer) },
  ]),
  observed(threeCardGame, 'pair-plus', [
    { name: 'hand', ...threeCards, see: ({ player }) => threeCardClass(player) },
    { name: 'hand of the dealer', ...threeCards, see: ({ dealer }) => threeCardClass(dealer) },
    { name: 'last card', ...cardAt, see: ({ dealer }) => card(dealer[2]) },
  ]),
  observed(pokDengGame, 'hand-1-equal', [
    { name: 'first card', ...cardAt, see: ({ hands }) => card(hands[0]?.[0]) },
    {
      name: 'Pok of the bank',
      chances: oneOf(252, 1326),
      source: 'pairs of cards',
      see: ({ bank }) => whether(isPok(bank.map(readCard))),
    },
  ]),
  observed(bullBullGame, 'hand-1-equal', [
    { name: 'last card', ...cardAt, see: ({ bank }) => card(bank[4]) },
    {
      name: 'Bull Bull or five faces of the bank',
      chances: oneOf(191_808, 2_598_960),
      source: 'hands of five cards',
      see: ({ bank }) => whether(['bull-bull', 'five-faces'].includes(bullRankOf(bank))),
    },
  ]),
  observed(andarBaharGame, 'andar', [
    { name: 'joker', ...cardAt, see: ({ joker }) => card(joker) },
    {
      name: 'cards',
      // The three cards of the joker's rank can have 20 825 places among the other 51: how many begin with that one.
      chances: weighed(Array.from({ length: 49 }, (_, at) => ((50 - at) * (49 - at)) / 2)),
      source: 'places of three cards',
      see: ({ cards }) => [cards.length - 1],
    },
  ]),
]
