import { createContext } from 'react'

/** Cards that lie face down before the player, who turns them himself. Turns are known by their places in the coup. */
export type Squeeze = {
  readonly covered: ReadonlySet<number>
  readonly turn: (at: number) => void
  /** Turns all of them, and those of this coup that still come. */
  readonly turnAll: () => void
}

/** Null where cards are turned for the player. */
export const SqueezeContext = createContext<Squeeze | null>(null)
