import { BACCARAT_PACKS, type Winner } from '../cards/baccarat-coup.ts'
import { coupClasses } from '../cards/baccarat-coup-classes.ts'
import { PACK, SUITS } from '../cards/card.ts'
import { type Fraction, fraction, minus, sum } from '../exact/fraction.ts'
import type { Ending } from '../instant/instant-game.ts'
import { entryOf } from '../instant/lookup.ts'
import { NOTHING, ONE_STAKE, winOrNothing } from '../instant/multiple.ts'
import { type BaccaratBet, baccaratPays } from './baccarat.ts'

type Ways = { [winner in Winner]: number }

/** How many of the 416!/410! ways to deal six cards each side wins, and how many are ties. */
export function baccaratWays(): Readonly<Ways> {
  const ways = { player: 0, banker: 0, tie: 0 }
  for (const { winner, ways: count } of coupClasses()) ways[winner] += count
  return ways
}

/** The endings of a bet, exact by counting every deal. */
export function baccaratEndings(bet: BaccaratBet): Ending[] {
  const pays = entryOf(baccaratPays, bet)
  if (bet === 'player-pair' || bet === 'banker-pair') return winOrNothing(pays, pairChance())
  const chances = winnerChances()
  if (bet === 'tie') return winOrNothing(pays, chances.tie)
  const other = minus(ONE_STAKE, sum([chances[bet], chances.tie]))
  return [
    { won: pays, chance: chances[bet] },
    { won: ONE_STAKE, chance: chances.tie },
    { won: NOTHING, chance: other },
  ]
}

function winnerChances(): { readonly [winner in Winner]: Fraction } {
  const ways = baccaratWays()
  const chance = (count: number) => fraction(BigInt(count), BigInt(ways.player + ways.banker + ways.tie))
  return { player: chance(ways.player), banker: chance(ways.banker), tie: chance(ways.tie) }
}

/** Of the cards left, those of the first one's rank. */
function pairChance(): Fraction {
  return fraction(BigInt(SUITS * BACCARAT_PACKS - 1), BigInt(PACK * BACCARAT_PACKS - 1))
}
