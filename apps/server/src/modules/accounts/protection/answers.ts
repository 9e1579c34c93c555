import { writeAmount } from '@sanuk/money/amount'
import type { Protection } from './index.ts'
import { amountOf, type ChangeRecord } from './store/changes.ts'

type Standing = Awaited<ReturnType<Protection['standing']>>

const written = (at: Date | null): string | null => at?.toISOString() ?? null

/** How a member's protection stands, as it is told. */
export function answerOfStanding({ limits, closure, checkMinutes, playedSeconds }: Standing) {
  return {
    limits: limits.map(({ value, used, resetsAt, next, ...named }) => ({
      ...named,
      value: writeAmount(value),
      used: writeAmount(used),
      resetsAt: resetsAt.toISOString(),
      next: next && { value: next.value === null ? null : writeAmount(next.value), at: next.at.toISOString() },
    })),
    closure: closure && answerOfClosure(closure),
    checkMinutes,
    playedSeconds,
  }
}

/** How somebody stays away, as it is told. */
export const answerOfClosure = ({ kind, since, until, reopensAt, mayAsk }: NonNullable<Standing['closure']>) => ({
  kind,
  since: since.toISOString(),
  until: written(until),
  reopensAt: written(reopensAt),
  mayAsk,
})

/** A change, as its member reads it: that staff made it, and not who. */
export const answerOfChange = ({ id, at, deed, kind, period, until, operator, ...change }: ChangeRecord) => {
  const value = amountOf(change.amount)
  return {
    id,
    at: at.toISOString(),
    deed,
    kind,
    period,
    value: value === null ? null : writeAmount(value),
    until: written(until),
    byStaff: operator !== null,
  }
}
