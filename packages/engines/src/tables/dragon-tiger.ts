import { ACE, type Card, type CardName, nameOf, PACK, RANKS, rankOf, SUITS, suitOf } from '../cards/card.ts'
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
  readonly winner: 'dragon' | 'tiger' | 'tie'
}

const PACKS = 8

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
  const shoe = shoeOf(PACKS, draw)
  const [dragon, tiger] = [shoe(), shoe()]
  const view = { dragon: nameOf(dragon), tiger: nameOf(tiger), winner: winnerOf(dragon, tiger) }
  return { view, won: wonBy(bet, view.winner, suitOf(dragon) === suitOf(tiger)) }
})

function winnerOf(dragon: Card, tiger: Card): DragonTigerView['winner'] {
  const ahead = heightOf(dragon) - heightOf(tiger)
  if (ahead === 0) return 'tie'
  return ahead > 0 ? 'dragon' : 'tiger'
}

function heightOf(card: Card): number {
  return (rankOf(card) + RANKS - ACE) % RANKS
}

function wonBy(bet: DragonTigerBet, winner: DragonTigerView['winner'], isSuited: boolean): Fraction {
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
