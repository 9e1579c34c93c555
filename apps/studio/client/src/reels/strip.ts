/**
 * What passes by while a reel turns. The real strips stay on the server; between two stops an endless cycle of plain
 * symbols runs, and round a stop there are plain ones too: a reel never hints at a prize that was not there.
 *
 * Places count downwards; with the reel at position `p` the place `k` is seen in row `k + p`.
 */
export class Strip {
  readonly #filler: readonly string[]
  #standing: Window
  #coming: Window | null = null

  constructor(filler: readonly string[], column: readonly string[]) {
    this.#filler = filler
    this.#standing = { stop: 0, column }
  }

  /** Puts a column where the reel will stop. */
  stopAt(stop: number, column: readonly string[]): void {
    this.#coming = { stop, column }
  }

  /** The reel stands: counting begins anew. */
  settle(column: readonly string[]): void {
    this.#standing = { stop: 0, column }
    this.#coming = null
  }

  at(place: number): string {
    return seenIn(this.#coming, place) ?? seenIn(this.#standing, place) ?? this.#fillerAt(place)
  }

  #fillerAt(place: number): string {
    const length = this.#filler.length
    return this.#filler[((place % length) + length) % length] ?? ''
  }
}

type Window = { readonly stop: number; readonly column: readonly string[] }

function seenIn(window: Window | null, place: number): string | undefined {
  return window?.column[place + window.stop]
}

const STEPS = [3, 5, 7, 1]

/** A cycle of the plain symbols for one reel, in an order and from a start of its own: reels do not run in step. */
export function fillerOf(plain: readonly string[], reel: number): readonly string[] {
  const steps = STEPS.filter((step) => visitsAll(step, plain.length))
  const step = steps[reel % steps.length] ?? 1
  return plain.map((_, i) => plain[(i * step + reel * 3) % plain.length] ?? '')
}

/** Whether steps of this length go through so many symbols before one comes again. */
function visitsAll(step: number, count: number): boolean {
  return new Set(Array.from({ length: count }, (_, i) => (i * step) % count)).size === count
}
