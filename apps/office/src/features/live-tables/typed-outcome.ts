import type { CoupTurn, OutcomeField } from '@sanuk/contracts/live-tables'

/** What was chosen of an outcome, by the place of its field; nothing where it is missing. */
export type TypedOutcome = readonly (string | undefined)[]

/** What was chosen as it is sent; null while something is missing that has to be there. */
export function typedTurns(fields: readonly OutcomeField[], typed: TypedOutcome): CoupTurn[] | null {
  const turns = fields.map(({ place, isOptional }, at) => {
    const face = typed[at]
    if (face !== undefined && face !== '') return { place, face }
    return isOptional ? 'left out' : 'missing'
  })
  if (turns.includes('missing')) return null
  return turns.filter((turn) => typeof turn !== 'string')
}

/** Which card of its side a field is, from 1. */
export const numberOf = (fields: readonly OutcomeField[], at: number): number =>
  fields.slice(0, at + 1).filter(({ place }) => place === fields[at]?.place).length
