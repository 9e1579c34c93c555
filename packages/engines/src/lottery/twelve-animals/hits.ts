import { ANIMALS } from '../animals.ts'
import { choose } from '../choose.ts'
import { eachPick, winsIf, wonUnits } from '../each-pick.ts'
import type { Settling } from '../family.ts'
import type { TwelveAnimalBet } from './bet.ts'

/** How bets on one of twelve animals are settled. An animal drawn is read as its place in `ANIMALS`, from 0. */
export const twelveAnimalSettling: Settling<TwelveAnimalBet, number> = {
  read: ([animal]) => Number(animal) - 1,
  hits: (bet, selection, drawn) => {
    if (bet.kind === 'half') {
      const half = bet.by === 'six' ? Number(drawn >= ANIMALS.length / 2) : drawn % 2
      return eachPick(selection, 1, (picked) => winsIf(picked === half))
    }
    const picked = selection.rows?.[0] ?? []
    // Units with the animal drawn: the others of each are picked from the rest.
    return wonUnits(picked.includes(drawn) ? choose(picked.length - 1, bet.size - 1) : 0)
  },
}
