import type { OutcomeEntry } from '../games/table-game.ts'
import { NOTHING_DRAWN } from '../games/told-deal.ts'
import type { Turn } from '../protocol.ts'

/**
 * Whether some coup of the game begins with these turns: places in their order, faces that there are, and no card beyond
 * those that the rules give. Looks for one coup that goes on so, field by field; games of few fields only.
 */
export function isTurnDue({ fields, judge }: OutcomeEntry, turns: readonly Turn[]): boolean {
  const goesOn = (shown: readonly Turn[], from: number): boolean => {
    if (judge(shown, NOTHING_DRAWN) !== null) return true
    const rest = fields.slice(from)
    const last = rest.findIndex(({ isOptional }) => !isOptional)
    const open = last === -1 ? rest : rest.slice(0, last + 1)
    return open.some(({ place, faces }, at) => faces.some((face) => goesOn([...shown, { place, face }], from + at + 1)))
  }
  const reached = reachedBy(fields, turns)
  return reached !== null && goesOn(turns, reached)
}

/** How many fields these turns have gone through; null where one of them is at no place or no face of its place. */
function reachedBy(fields: OutcomeEntry['fields'], turns: readonly Turn[]): number | null {
  let at = 0
  for (const { place, face } of turns) {
    while (fields[at]?.isOptional && fields[at]?.place !== place) at += 1
    const field = fields[at]
    if (field?.place !== place || !field.faces.includes(face)) return null
    at += 1
  }
  return at
}
