import type { SpinResult } from '#protocol'
import type { Showing } from '../round.ts'

const KEY = 'sanuk-studio-progress'

/** Remembers how far a round has been shown, so that a reload in the middle of free spins goes on there. */
export function keepProgress({ round, at }: Showing): void {
  try {
    sessionStorage.setItem(KEY, `${round.spin} ${at}`)
  } catch {
    // Storage is denied to this frame: after a reload the round is shown from its beginning.
  }
}

/** The step to go on with. Whatever was kept, it is one the round has. */
export function keptProgress(round: SpinResult): number {
  const [spin, at] = read().split(' ')
  if (spin !== round.spin) return 0
  return Math.min(round.steps.length - 1, Math.max(0, Math.trunc(Number(at)) || 0))
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
