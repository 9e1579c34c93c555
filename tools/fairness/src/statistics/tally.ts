import { goodnessOfFit } from './chi-square.ts'
import { runsTest } from './runs.ts'

/** What chance may do, numbered from 0, each with its exact chance; together they are 1. */
export type Chances = readonly number[]

/** What is asked of a sequence. `order` compares each with the one before it, `runs` looks at how long a kind stays. */
export const QUESTIONS = ['frequency', 'order', 'runs'] as const
export type Question = (typeof QUESTIONS)[number]

/** The probability that chance alone does this, by question; null where too little came to tell. */
export type Answers = { readonly [question in Question]: number | null }

/** Kinds of which pairs are counted: their squares have to come often enough. */
const MOST_CLASSES = 6

/** Counts a sequence of outcomes as it comes, however long, and tells afterwards whether it can be chance. */
export class Tally {
  readonly #chances: Chances
  readonly #counts: number[]
  /** The class of each outcome where pairs are counted, and where there are but two kinds. */
  readonly #classes: readonly number[]
  readonly #halves: readonly number[]
  readonly #pairs: number[][]
  #waiting: number | null = null
  #last: number | null = null
  #runs = 0

  constructor(chances: Chances) {
    this.#chances = chances
    this.#counts = chances.map(() => 0)
    this.#classes = classesOf(chances, Math.min(MOST_CLASSES, chances.length))
    this.#halves = classesOf(chances, 2)
    const kinds = Math.max(...this.#classes) + 1
    this.#pairs = Array.from({ length: kinds }, () => new Array<number>(kinds).fill(0))
  }

  /** Throws `RangeError` for an outcome that has no chance at all because nobody thought of it. */
  add(outcome: number): void {
    const count = this.#counts[outcome]
    if (count === undefined) throw new RangeError(`there is no outcome ${outcome}`)
    this.#counts[outcome] = count + 1
    const half = this.#halves[outcome] ?? 0
    if (half !== this.#last) this.#runs += 1
    this.#last = half
    this.#pair(this.#classes[outcome] ?? 0)
  }

  /** Pairs do not overlap, so that they are independent of each other. */
  #pair(kind: number): void {
    const row = this.#waiting === null ? undefined : this.#pairs[this.#waiting]
    if (row) row[kind] = (row[kind] ?? 0) + 1
    this.#waiting = row ? null : kind
  }

  get count(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0)
  }

  answers(): Answers {
    const { count } = this
    const [ones, others] = [0, 1].map((half) => this.#countOf(half))
    return {
      frequency: goodnessOfFit(
        this.#chances.map((chance, at) => ({ found: this.#counts[at] ?? 0, expected: chance * count })),
      ),
      order: this.#order(),
      runs: runsTest({ ones: ones ?? 0, others: others ?? 0, runs: this.#runs }),
    }
  }

  #countOf(half: number): number {
    return this.#counts.reduce((sum, count, at) => (this.#halves[at] === half ? sum + count : sum), 0)
  }

  #order(): number | null {
    const chanceOf = (kind: number) =>
      this.#chances.reduce((sum, chance, at) => (this.#classes[at] === kind ? sum + chance : sum), 0)
    const all = this.#pairs.flat().reduce((sum, count) => sum + count, 0)
    return goodnessOfFit(
      this.#pairs.flatMap((row, one) =>
        row.map((found, other) => ({ found, expected: chanceOf(one) * chanceOf(other) * all })),
      ),
    )
  }
}

/** Puts neighbours together into so many classes that are about equally likely, as far as single outcomes allow. */
function classesOf(chances: Chances, most: number): readonly number[] {
  let [before, kind] = [0, 0]
  return chances.map((chance) => {
    const wanted = Math.min(most - 1, Math.floor((before + chance / 2) * most))
    if (wanted > kind && before > 0) kind += 1
    before += chance
    return kind
  })
}
