/** Something that is kept otherwise than it should be. */
export type Difference = {
  readonly about: 'earning' | 'windows' | 'bill' | 'decision' | 'payment' | 'books' | 'tree' | 'period'
  /** Which figure or row. */
  readonly what: string
  /** An id. */
  readonly agent?: string
  readonly scheme?: string
  /** The first day of a period, or another day, `yyyy-MM-dd`. */
  readonly day?: string
  readonly kept: string
  readonly right: string
}

export type Report = (difference: Difference) => void
