/** Positions are in cells, downwards; times in milliseconds; speeds in cells a second. */

const PULL = 0.16
const PULL_MS = 110
const GAIN_MS = 170

/** Until a reel is at full speed. */
export const LAUNCH_MS = PULL_MS + GAIN_MS

/** How far a starting reel has come, 0 before its time: first pulled up a little, then off with constant acceleration to `speed`. */
export function launch(ms: number, speed: number): number {
  if (ms <= 0) return 0
  if (ms < PULL_MS) return -PULL * Math.sin(((ms / PULL_MS) * Math.PI) / 2)
  const gained = Math.min(ms - PULL_MS, GAIN_MS)
  const cruised = Math.max(0, ms - LAUNCH_MS)
  return -PULL + (speed / 1000) * (gained ** 2 / (2 * GAIN_MS) + cruised)
}

/** Cells over which a landing reel slows down. */
const SETTLE = 2
const BOUNCE = 1.25

/** Cells beside the window's rows that scroll in unseen from above before a reel stops: a neighbour at both ends. */
const NEIGHBOURS = 2

export type Landing = {
  readonly duration: number
  /** When the reel first meets its stop, on the way to overshooting it: the moment of the thud. */
  readonly thud: number
  /** Where the reel is; exactly `to` from `duration` on. */
  at(ms: number): number
}

/**
 * The way from `from` to the stop `to`: on at `speed`, then slowing past the stop and back to it. The curve is Robert
 * Penner's "ease out back", its length chosen so that it begins with the reel's own speed: nothing jerks.
 */
export function landing({ from, to, speed }: { from: number; to: number; speed: number }): Landing {
  const straight = Math.max(0, to - from - SETTLE)
  const settle = to - from - straight
  const straightMs = (straight / speed) * 1000
  const settleMs = ((settle * (BOUNCE + 3)) / speed) * 1000
  const duration = straightMs + settleMs
  return {
    duration,
    thud: straightMs + settleMs / (1 + BOUNCE),
    at: (ms) => {
      if (ms >= duration) return to
      if (ms <= straightMs) return from + (ms / 1000) * speed
      return from + straight + settle * easeOutBack((ms - straightMs) / settleMs)
    },
  }
}

/** The stop nearest to a running reel of so many rows that leaves it enough way to land. */
export function stopAfter(position: number, rows: number): number {
  return Math.ceil(position + rows + NEIGHBOURS)
}

function easeOutBack(t: number): number {
  const left = t - 1
  return 1 + (BOUNCE + 1) * left ** 3 + BOUNCE * left ** 2
}
