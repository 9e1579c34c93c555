import type { FamilyCode } from '../bets.ts'
import { SETTLED } from '../settle.ts'
import { attributesOf, type DrawnResult, outcomeOf } from './attributes.ts'

/**
 * The words of a play that a draw was like, in the order of its pad: those on which bets win. `day` (`yyyy-mm-dd`) is that of
 * the draw.
 */
export function wordsOf(family: FamilyCode, play: string, { result, day }: DrawnResult): string[] {
  const settled = SETTLED[family](result, day)
  return attributesOf(family, [play])
    .filter((attribute) => outcomeOf(family, attribute, settled) === 'won')
    .map(({ word }) => word)
}
