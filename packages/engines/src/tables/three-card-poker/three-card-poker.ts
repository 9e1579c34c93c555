import { type Card, type CardName, nameOf, readCard } from '../../cards/card.ts'
import { deal, shoeOf } from '../../cards/shoe.ts'
import { handWith, strengthOf, type ThreeCardHand } from '../../cards/three-card-hand.ts'
import { pairPlusPays, playPays } from '../../cards/three-card-pays.ts'
import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { InstantGame, Play } from '../../instant/instant-game.ts'
import { ONE_STAKE } from '../../instant/multiple.ts'
import type { Draw } from '../../random/draw.ts'

/** Against the dealer, or on the own cards alone. */
export type ThreeCardChoice = { readonly bet: 'ante' | 'pair-plus' }

/** Stakes as much again to be compared with the dealer, or gives the ante up. */
export type ThreeCardMove = 'play' | 'fold'

export type ThreeCardView = {
  readonly cards: readonly CardName[]
  readonly hand: ThreeCardHand
  /** Null until the player has decided, and for a bet that is not against the dealer. */
  readonly dealer: { readonly cards: readonly CardName[]; readonly hand: ThreeCardHand } | null
}

/** Queen, six and four: with less than this the best play is to fold (Wizard of Odds, three card poker). */
const WORTH_PLAYING = strengthOf(['Qc', '6d', '4h'].map(readCard))

/** Three card poker with one pack. Six cards come off it at the start: three to the player, three to the dealer. */
export const threeCardPoker: InstantGame<ThreeCardChoice, ThreeCardMove, ThreeCardView> = {
  play: ({ bet }, moves, draw) => {
    if (bet === 'ante') return playAnte(moves, draw)
    if (bet !== 'pair-plus' || moves.length > 0) throw new RangeError('no such bet, or no move in it')
    const cards = deal(shoeOf(1, draw), 3)
    return { view: viewOf(cards, null), options: [], staked: ONE_STAKE, won: pairPlusPays(strengthOf(cards)) }
  },
}

/** The best move with these cards. */
export function bestThreeCardMove(cards: readonly Card[]): ThreeCardMove {
  return strengthOf(cards) >= WORTH_PLAYING ? 'play' : 'fold'
}

function playAnte(moves: readonly ThreeCardMove[], draw: Draw): Play<ThreeCardMove, ThreeCardView> {
  const shoe = shoeOf(1, draw)
  const [cards, dealer] = [deal(shoe, 3), deal(shoe, 3)]
  const [move, ...more] = moves
  if (move === undefined) {
    return { view: viewOf(cards, null), options: ['play', 'fold'], staked: ONE_STAKE, won: null }
  }
  if (more.length > 0 || (move !== 'play' && move !== 'fold')) throw new RangeError('no such move now')
  return { view: viewOf(cards, dealer), options: [], ...settled(move, cards, dealer) }
}

function settled(
  move: ThreeCardMove,
  cards: readonly Card[],
  dealer: readonly Card[],
): { staked: Fraction; won: Fraction } {
  if (move === 'fold') return { staked: ONE_STAKE, won: fraction(0n) }
  return { staked: fraction(2n), won: fraction(BigInt(playPays(strengthOf(cards), strengthOf(dealer)))) }
}

function viewOf(cards: readonly Card[], dealer: readonly Card[] | null): ThreeCardView {
  return { ...seen(cards), dealer: dealer && seen(dealer) }
}

function seen(cards: readonly Card[]) {
  return { cards: cards.map(nameOf), hand: handWith(strengthOf(cards)) }
}
