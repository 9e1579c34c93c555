import { isCalm } from './calm.ts'

/** What the times of a table of cards are multiplied by when the player wants rounds to be over soon. */
const QUICK = 0.24

/** What the times of a table of cards are multiplied by. */
export function paceOf(quick: boolean): number {
  if (isCalm()) return 0
  return quick ? QUICK : 1
}

/** When each step of a round is made, of the pauses before them, all in milliseconds. */
export function timesOf(pauses: readonly number[], quick: boolean): number[] {
  let now = 0
  return pauses.map((pause) => {
    now += pause * paceOf(quick)
    return now
  })
}
