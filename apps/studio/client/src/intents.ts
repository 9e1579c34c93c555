import type { Amount } from '@sanuk/money/amount'
import type { Bought } from '#protocol'
import type { AutoplayLimits } from './autoplay.ts'

/** What the player wants. `press` is the round button and its keys; `tap` a touch of the reels, which never bets. */
export type Intent =
  | { readonly kind: 'press' | 'tap' | 'stop-autoplay' | 'refill' | 'ante' | 'gamble' | 'collect' }
  | { readonly kind: 'stake'; readonly stake: Amount }
  | { readonly kind: 'buy'; readonly bought: Bought }
  | { readonly kind: 'autoplay'; readonly limits: AutoplayLimits }

type Listener = (intent: Intent) => void

/** Carries what the player wants to whoever waits for it. What nobody waits for is dropped: nothing happens late. */
export class Intents {
  readonly #listeners = new Set<Listener>()

  send(intent: Intent): void {
    for (const listener of [...this.#listeners]) listener(intent)
  }

  /** Hears every intent until the answer is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The next intent. */
  next(): Promise<Intent> {
    return new Promise((resolve) => {
      const end = this.listen((intent) => {
        end()
        resolve(intent)
      })
    })
  }

  /** Runs something the player may hurry by pressing or tapping. */
  async hurried<T>(run: (hurry: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    const end = this.listen(({ kind }) => {
      if (kind === 'press' || kind === 'tap') controller.abort()
    })
    try {
      return await run(controller.signal)
    } finally {
      end()
    }
  }
}
