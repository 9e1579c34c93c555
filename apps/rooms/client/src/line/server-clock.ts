/** A message with the server's clock on it: when it was asked for and when it came, by the device's clock. */
export type Told = { readonly asked: number; readonly came: number; readonly now: number }

type Sample = { readonly offset: number; readonly roundTrip: number }

/** How many of the last samples count. */
const SAMPLES = 8

/**
 * The server's clock, as far as it can be known here. A message was under way for some part of its round trip, so each
 * sample is off by half of that at most: the quickest ones are believed, and their mean taken.
 */
export class ServerClock {
  readonly #device: () => number
  #samples: readonly Sample[] = []
  #offset = 0

  /** `device` is a clock of this device that is not set back: Unix milliseconds. */
  constructor(device: () => number) {
    this.#device = device
  }

  /** The server's clock now, in Unix milliseconds. */
  readonly now = (): number => this.#device() + this.#offset

  /** Takes in what the server's clock said. */
  hear({ asked, came, now }: Told): void {
    const roundTrip = Math.max(0, came - asked)
    this.#samples = [...this.#samples, { offset: now + roundTrip / 2 - came, roundTrip }].slice(-SAMPLES)
    const least = Math.min(...this.#samples.map((sample) => sample.roundTrip))
    const quick = this.#samples.filter((sample) => sample.roundTrip <= least * 1.2 + 10)
    this.#offset = quick.reduce((sum, sample) => sum + sample.offset, 0) / quick.length
  }

  /** Whether no sample was quick enough for a countdown that agrees with the server's to a tenth of a second. */
  get isVague(): boolean {
    return this.#samples.every(({ roundTrip }) => roundTrip > 200)
  }
}
