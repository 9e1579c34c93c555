import type { FamilyCode } from '../bets.ts'
import type { Result } from '../play.ts'

/** Families whose draws are added up, and how many of their first numbers are. */
const SUMMED: Readonly<Partial<Record<FamilyCode, number>>> = {
  SSC: 5,
  P5: 5,
  LF: 3,
  PCB: 3,
  K3: 3,
  '11X5': 5,
  PK10: 2,
  KL8: 20,
  LHC: 7,
}

/** The sum by which a draw of a family is big or small; `null` where none is. */
export function sumOf(family: FamilyCode, result: Result): number | null {
  const count = SUMMED[family]
  if (count === undefined) return null
  return result.slice(0, count).reduce((sum, number) => sum + Number(number), 0)
}
