import type { CoupTurn, OutcomeField } from '@sanuk/contracts/live-tables'

/** What was chosen of an outcome, by the place of its field; nothing where it is missing. */
export type TypedOutcome = readonly (string | undefined)[]

export type OutcomeProps = {
  readonly fields: readonly OutcomeField[]
  readonly typed: TypedOutcome
  readonly onChange: (typed: TypedOutcome) => void
}

/** Whether a field is asked for: one that comes only after certain faces, once one of these is chosen before it. */
export function isAsked(fields: readonly OutcomeField[], typed: TypedOutcome, at: number): boolean {
  const after = fields[at]?.after
  return (
    !after ||
    fields.slice(0, at).some(({ place }, one) => place === after.place && after.faces.includes(typed[one] ?? ''))
  )
}

/** What was chosen as it is sent; null while something is missing that has to be there. */
export function typedTurns(fields: readonly OutcomeField[], typed: TypedOutcome): CoupTurn[] | null {
  const turns = fields.map(({ place, isOptional }, at) => {
    const face = typed[at]
    if (!isAsked(fields, typed, at)) return 'left out'
    if (face !== undefined && face !== '') return { place, face }
    return isOptional ? 'left out' : 'missing'
  })
  if (turns.includes('missing')) return null
  return turns.filter((turn) => typeof turn !== 'string')
}

/** Which card of its side a field is, from 1. */
export const numberOf = (fields: readonly OutcomeField[], at: number): number =>
  fields.slice(0, at + 1).filter(({ place }) => place === fields[at]?.place).length

/** Optional places that are offered beyond the last one that is filled: a coup can take many cards, and few are needed. */
const OFFERED = 5

/** How many places are offered: all that have to be filled, and some of the optional ones. */
export function offeredPlaces(fields: readonly OutcomeField[], typed: TypedOutcome): number {
  const needed = fields.findLastIndex(({ isOptional }) => !isOptional)
  const filled = typed.findLastIndex((face) => face !== undefined && face !== '')
  return Math.min(fields.length, Math.max(needed, filled) + 1 + OFFERED)
}
