/** The tempo of respins; times in milliseconds, speeds in cells a second. */
export type HoldPace = {
  readonly speed: number
  /** From start to the call that lands the first place. */
  readonly firstStop: number
  /** Between the landings of neighbouring places. */
  readonly stagger: number
  /** How long one of the last empty places is held back. */
  readonly tension: number
  /** How long a respin stands before the next one. */
  readonly rest: number
  /** Between the money symbols that are collected. */
  readonly collect: number
}

export const HOLD_PACES: Readonly<Record<'normal' | 'quick', HoldPace>> = {
  normal: { speed: 21, firstStop: 520, stagger: 75, tension: 850, rest: 620, collect: 270 },
  quick: { speed: 32, firstStop: 240, stagger: 18, tension: 320, rest: 260, collect: 90 },
}

/** With no more empty places than this each of them is held back. */
export const LAST_PLACES = 2
