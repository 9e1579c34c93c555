import type { NumberRule } from '@sanuk/contracts/office-lottery-numbers'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { IssueStore } from '../store/issues.ts'
import { createNumberStore } from '../store/numbers.ts'
import { carryOutRule, demandLimitedPlay, limitedPlaysOf, validateRule } from './change-rules.ts'

export type { NumberStateRecord, RuleRecord } from '../store/numbers.ts'

type Needs = { readonly database: Database; readonly issues: IssueStore }

/** What an operator marks: numbers of a play, in one issue by its number or in all. */
export type MarkRequest = {
  readonly gameCode: string
  readonly play: string
  readonly numbers: readonly string[]
  readonly rate: 'half' | 'closed'
  readonly issue: string | null
}

/** Limits by number: rules that two operators agree on, and numbers that one marks. */
export function createNumberLimits({ database, issues }: Needs) {
  const store = createNumberStore(database)

  /** Marks numbers for the next bet. Refuses with `game_unavailable`, `issue_unknown` and beside the numbers. */
  const mark = async (brand: string, operator: string, { gameCode, numbers, ...wish }: MarkRequest): Promise<void> => {
    const { digits } = demandLimitedPlay(gameCode, wish.play)
    if (numbers.some((number) => number.length !== digits)) {
      const values = { length: digits }
      throw new Refusal('invalid_request', { fields: [{ field: 'numbers', word: 'field.length_exact', values }] })
    }
    const issue = wish.issue === null ? null : await issues.named(gameCode, wish.issue)
    if (wish.issue !== null && issue?.state !== 'open') throw new Refusal('issue_unknown')
    const marking = { ...wish, numbers: [...new Set(numbers)], issue: issue?.id ?? null, by: operator }
    await inTransaction(database, (transaction) => store.mark(transaction, { brand, game: gameCode }, marking))
  }

  return {
    rules: store.rules,
    marks: store.marks,
    states: store.states,
    limitedPlaysOf,
    mark,
    /** Takes a mark off. Refuses with `not_found`. */
    drop: async (brand: string, id: string): Promise<void> => {
      const isDropped = await inTransaction(database, (transaction) => store.drop(transaction, brand, id))
      if (!isDropped) throw new Refusal('not_found')
    },
    /** Refuses a rule that can not be proposed. */
    validateRule: (rule: NumberRule): void => validateRule(rule),
    carryOutRule,
  }
}
