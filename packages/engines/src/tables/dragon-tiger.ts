import { type CardName, nameOf, PACK, SUITS, suitOf } from '../cards/card.ts'
import {
  type DragonTigerWinner,
  dealDragonTiger,
  dragonTigerWinner,
  DRAGON_TIGER_PACKS as PACKS,
} from '../cards/dragon-tiger-coup.ts'
import { shoeOf } from '../cards/shoe.ts'
import { type Fraction, fraction, minus, product, sum } from '../exact/fraction.ts'
import { atOnce } from '../instant/at-once.ts'
import type { Ending, InstantGame } from '../instant/instant-game.ts'
import { entryOf } from '../instant/lookup.ts'
import { NOTHING, ONE_STAKE, winOrNothing } from '../instant/multiple.ts'

/** The higher card, two of one rank, or two of one rank and suit. One bet a round. */
export type DragonTigerBet = 'dragon' | 'tiger' | 'tie' | 'suited-tie'

export type DragonTigerChoice = { readonly bet: DragonTigerBet }

export type DragonTigerView = {
  readonly dragon: CardName
  readonly tiger: CardName
  readonly winner: DragonTigerWinner
}

/** What a won bet pays, stake included. */
const pays: { readonly [bet in DragonTigerBet]: Fraction } = {
  dragon: fraction(2n),
  tiger: fraction(2n),
  tie: fraction(9n),
  'suited-tie': fraction(51n),
}

const HALF = fraction(1n, 2n)

/** One card a side out of eight packs, an ace the lowest. A tie gives half the stake back to whoever bet on a side. */
export const dragonTiger: InstantGame<DragonTigerChoice, never, DragonTigerView> = atOnce(({ bet }, draw) => {
  entryOf(pays, bet)
  const coup = dealDragonTiger(shoeOf(PACKS, draw))
  const { dragon, tiger } = coup
  const view = { dragon: nameOf(dragon), tiger: nameOf(tiger), winner: dragonTigerWinner(coup) }
  return { view, won: wonBy(bet, view.winner, suitOf(dragon) === suitOf(tiger)) }
})

function wonBy(bet: DragonTigerBet, winner: DragonTigerWinner, isSuited: boolean): Fraction {
  if (bet === winner || (bet === 'suited-tie' && winner === 'tie' && isSuited)) return pays[bet]
  return winner === 'tie' && (bet === 'dragon' || bet === 'tiger') ? HALF : NOTHING
}

/** The endings of a bet: of the cards left after the first, those of its rank, or of its rank and suit. */
export function dragonTigerEndings(bet: DragonTigerBet): Ending[] {
  const won = entryOf(pays, bet)
  const left = BigInt(PACKS * PACK - 1)
  const tie = fraction(BigInt(PACKS * SUITS - 1), left)
  if (bet === 'suited-tie') return winOrNothing(won, fraction(BigInt(PACKS - 1), left))
  if (bet === 'tie') return winOrNothing(won, tie)
  const side = product(HALF, minus(ONE_STAKE, tie))
  const lost = minus(ONE_STAKE, sum([side, tie]))
  return [
    { won, chance: side },
    { won: HALF, chance: tie },
    { won: NOTHING, chance: lost },
  ]
}
