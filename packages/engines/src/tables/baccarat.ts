import { BACCARAT_PACKS, type Coup, dealCoup, totalOf, type Winner, winnerOf } from '../cards/baccarat-coup.ts'
import { type CardName, nameOf, rankOf } from '../cards/card.ts'
import { shoeOf } from '../cards/shoe.ts'
import { type Fraction, fraction } from '../exact/fraction.ts'
import { atOnce } from '../instant/at-once.ts'
import type { InstantGame } from '../instant/instant-game.ts'
import { entryOf } from '../instant/lookup.ts'
import { NOTHING, ONE_STAKE } from '../instant/multiple.ts'

/** A side to win, a tie, or two of a rank as the first two cards of a side. One bet a round. */
export type BaccaratBet = 'player' | 'banker' | 'tie' | 'player-pair' | 'banker-pair'

export type BaccaratChoice = { readonly bet: BaccaratBet }

type Side = { readonly cards: readonly CardName[]; readonly total: number; readonly isPair: boolean }

export type BaccaratView = {
  readonly player: Side
  readonly banker: Side
  readonly winner: Winner
}

/** What a won bet pays, stake included: of a banker's win five per cent are kept. */
export const baccaratPays: { readonly [bet in BaccaratBet]: Fraction } = {
  player: fraction(2n),
  banker: fraction(195n, 100n),
  tie: fraction(9n),
  'player-pair': fraction(12n),
  'banker-pair': fraction(12n),
}

/** Punto banco from a shoe that is full before every round. A tie gives the stake back to whoever bet on a side. */
export const baccarat: InstantGame<BaccaratChoice, never, BaccaratView> = atOnce(({ bet }, draw) => {
  const pays = entryOf(baccaratPays, bet)
  const coup = dealCoup(shoeOf(BACCARAT_PACKS, draw))
  const view = { player: sideOf(coup.player), banker: sideOf(coup.banker), winner: winnerOf(coup) }
  if (isWon(bet, view)) return { view, won: pays }
  return { view, won: isPush(bet, view) ? ONE_STAKE : NOTHING }
})

function isWon(bet: BaccaratBet, { player, banker, winner }: BaccaratView): boolean {
  if (bet === 'player-pair') return player.isPair
  return bet === 'banker-pair' ? banker.isPair : bet === winner
}

function isPush(bet: BaccaratBet, { winner }: BaccaratView): boolean {
  return winner === 'tie' && (bet === 'player' || bet === 'banker')
}

function sideOf(cards: Coup['player']): Side {
  const [first = 0, second = 0] = cards
  return { cards: cards.map(nameOf), total: totalOf(cards), isPair: rankOf(first) === rankOf(second) }
}
