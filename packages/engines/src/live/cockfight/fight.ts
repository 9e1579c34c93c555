import type { Draw } from '../../random/draw.ts'
import type { Weighted } from '../pay-table.ts'
import type { Ratings } from './odds.ts'
import type { FightResult } from './spots.ts'

/** Who lands the better jump in a clash, or neither. */
export type Clash = 'meron' | 'wala' | 'even'

/** How a fight went: its clashes are for the eye, the result is what is paid. */
export type FightOutcome = { readonly result: FightResult; readonly clashes: readonly Clash[] }

export const CLASHES = 4

/** Of so many fights, how many end so: BDD then returns 86.4 % at 8 to one, and FTD 87.22 % at 88 to one. */
const [OF_FIGHTS, BDD_FIGHTS, FTD_FIGHTS] = [10_000, 960, 98]
const DECIDED_FIGHTS = OF_FIGHTS - BDD_FIGHTS - FTD_FIGHTS

/** All results with their ways, which add up to 10 000 times both ratings. */
export const fightResults = ({ meron, wala }: Ratings): readonly Weighted<FightResult>[] => [
  { facts: 'meron', ways: DECIDED_FIGHTS * meron },
  { facts: 'wala', ways: DECIDED_FIGHTS * wala },
  { facts: 'bdd', ways: BDD_FIGHTS * (meron + wala) },
  { facts: 'ftd', ways: FTD_FIGHTS * (meron + wala) },
]

/** Draws a fight: below 960 of 10 000 it is BDD, below 1058 FTD; otherwise the ratings decide. Then a draw for each clash. */
export function drawFight(draw: Draw, { meron, wala }: Ratings): FightOutcome {
  const chance = draw(OF_FIGHTS)
  let result: FightResult = 'bdd'
  if (chance >= BDD_FIGHTS + FTD_FIGHTS) result = draw(meron + wala) < meron ? 'meron' : 'wala'
  else if (chance >= BDD_FIGHTS) result = 'ftd'
  return { result, clashes: Array.from({ length: CLASHES }, () => drawClash(draw)) }
}

const drawClash = (draw: Draw): Clash => (['meron', 'wala', 'even'] as const)[draw(3)] ?? 'even'
