/** The tempo of a spin; times in milliseconds, speeds in cells a second. */
export type Pace = {
  readonly speed: number
  /** How much later than its neighbour a reel starts. */
  readonly wave: number
  /** From start to the call that lands the first reel. */
  readonly firstStop: number
  /** Between the landings of neighbouring reels. */
  readonly stagger: number
  /** How long a reel is held back that may bring the free spins. */
  readonly tension: number
}

export const PACES: Readonly<Record<'normal' | 'quick', Pace>> = {
  normal: { speed: 30, wave: 45, firstStop: 620, stagger: 190, tension: 1900 },
  quick: { speed: 36, wave: 0, firstStop: 600, stagger: 45, tension: 700 },
}

/** However much a player hurries, no reel is called to land sooner after the start: a round takes a second at least. */
export const EARLIEST_STOP_MS = 600

/** Speed of a reel that is held back. */
export const TENSE_SPEED = 17

/** What that means for a round, in seconds, as the information pages say it. */
export const EARLIEST_ROUND_SECONDS = 1
