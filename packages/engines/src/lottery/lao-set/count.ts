import { fraction } from '../../exact/fraction.ts'
import type { Counting } from '../family.ts'
import { combinedUnits, digitRows, writtenDigits } from '../whole-numbers.ts'
import { type LaoSetBet, SET_TIERS } from './bet.ts'

/** How sets of four digits are picked, counted and priced. */
export const laoSetCounting: Counting<LaoSetBet> = {
  formOf: () => ({ rows: digitRows(4, 1), written: writtenDigits(4) }),
  tiersOf: ({ odds }) =>
    SET_TIERS.map(({ code, prize, outcomes }) => ({
      code,
      chance: fraction(BigInt(outcomes), 10_000n),
      odds: odds[prize],
    })),
  unitsOf: (_, selection) => combinedUnits(selection),
  spaceOf: () => 10_000,
}
