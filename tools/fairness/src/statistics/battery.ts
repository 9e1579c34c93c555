import { type Chances, QUESTIONS, type Question, Tally } from './tally.ts'

/** Something of a round that has an exact distribution. */
export type Observable = {
  readonly name: string
  readonly chances: Chances
  /** Where the chances come from, in a few words. */
  readonly source: string
}

/** A round: what it won in stakes, and for each observable, in their order, the outcomes that were seen of it. */
export type Seen = { readonly won: number; readonly outcomes: ReadonlyArray<readonly number[]> }

/** An answer that chance alone hardly gives, or does: `limit` is Bonferroni's. */
export type Result = {
  readonly game: string
  readonly observable: string
  readonly question: Question
  readonly count: number
  readonly probability: number
}

/** A build without any bias fails a whole battery once in so many runs with other seeds. */
const FALSE_ALARM = 1 / 1000

/** Plays so many rounds and asks every question of everything that can be observed. */
export function resultsOf(
  game: { readonly code: string; readonly observables: readonly Observable[] },
  rounds: number,
  playRound: (round: number) => Seen,
): readonly Result[] {
  const tallies = game.observables.map(({ chances }) => new Tally(chances))
  for (let round = 0; round < rounds; round += 1) {
    const { outcomes } = playRound(round)
    for (const [at, tally] of tallies.entries()) for (const outcome of outcomes[at] ?? []) tally.add(outcome)
  }
  return tallies.flatMap((tally, at) => {
    const answers = tally.answers()
    return QUESTIONS.flatMap((question) => {
      const probability = answers[question]
      if (probability === null) return []
      return [
        { game: game.code, observable: game.observables[at]?.name ?? '', question, count: tally.count, probability },
      ]
    })
  })
}

/**
 * The results that cannot be put down to chance: of m tests each may fail with a probability of 1/m of the whole
 * battery's, so that all together hardly ever do, however they depend on each other (Bonferroni).
 */
export const suspicious = (results: readonly Result[]): readonly Result[] =>
  results.filter(({ probability }) => !(probability >= limitOf(results)))

export const limitOf = (results: readonly Result[]): number => FALSE_ALARM / results.length
