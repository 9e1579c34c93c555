import type { OutcomeField } from '@sanuk/contracts/live-tables'
import type { Turn } from '../protocol.ts'
import type { JudgedOutcome } from './table-game.ts'

/** A place of an outcome, and what can be there. */
export const field = (
  place: string,
  faces: readonly (string | number)[],
  { isOptional = false } = {},
): OutcomeField => ({ place, faces: faces.map(String), isOptional })

/** Those of the faces that there are. */
export const amongst = <Face extends string>(all: readonly Face[], faces: readonly string[]): Face[] =>
  faces.flatMap((face) => all.filter((one) => one === face))

/** How outcomes of a game are entered: what can be at each place, and which outcome these faces are. */
export type EntryOf<Outcome> = {
  readonly fields: readonly OutcomeField[]
  readonly read: (faces: readonly string[]) => Outcome | null
}

/**
 * Reads an outcome that was entered, or shown before. What is entered has to fit the fields, and the outcome has to show
 * just that: a hand of too many cards is none.
 */
export function judgeBy<Outcome>({ fields, read }: EntryOf<Outcome>, judged: (outcome: Outcome) => JudgedOutcome) {
  const isEntered = ({ place }: Turn) => fields.some((one) => one.place === place)
  return (turns: readonly Turn[]): JudgedOutcome | null => {
    const entered = turns.filter(isEntered)
    if (!fits(fields, entered)) return null
    const outcome = read(entered.map(({ face }) => face))
    if (outcome === null) return null
    const made = judged(outcome)
    const isShown = isSame(made.turns.filter(isEntered), entered)
    return isShown && (turns.length === entered.length || isSame(made.turns, turns)) ? made : null
  }
}

/** Whether every turn is what can be at its place; only optional places, and those that are not asked, may be left out. */
function fits(fields: readonly OutcomeField[], entered: readonly Turn[]): boolean {
  let at = 0
  for (const { place, faces, isOptional, after } of fields) {
    if (after && !entered.some((turn) => turn.place === after.place && after.faces.includes(turn.face))) continue
    const turn = entered[at]
    if (turn?.place === place && faces.includes(turn.face)) at += 1
    else if (!isOptional) return false
  }
  return at === entered.length
}

/** Whether the same is shown. */
export const isSame = (one: readonly Turn[], other: readonly Turn[]): boolean =>
  one.length === other.length &&
  one.every(({ place, face }, at) => other[at]?.place === place && other[at]?.face === face)
