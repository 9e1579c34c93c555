import type { listDifferences, listReconciliations, readReconciliation } from '@sanuk/contracts/office-reconciliation'
import type { AnswerOf } from '@sanuk/contracts/route'
import { writeAmount } from '@sanuk/money/amount'
import type { NamedSide } from './compare.ts'
import type { KeptDifference, RunRecord } from './store/run-rows.ts'
import type { Sum } from './totals.ts'

/** What is said of a run in the list of all. */
export function runSummary(run: RunRecord): AnswerOf<typeof listReconciliations>['list'][number] {
  const { id, vendor, day, timeZone, fileName, madeBy, madeAt, lines, kinds } = run
  const differences = [...kinds.values()].reduce((sum, number) => sum + number, 0)
  return { id, vendor, day, timeZone, fileName, madeBy, madeAt: madeAt.toISOString(), lines, differences }
}

/** A run with its totals. */
export function runAnswer(run: RunRecord): AnswerOf<typeof readReconciliation> {
  return {
    ...runSummary(run),
    fileHash: run.fileHash,
    totals: run.totals.map(({ currency, call, theirs, ours }) => ({
      currency,
      call,
      theirs: sumAnswer(theirs),
      ours: sumAnswer(ours),
    })),
    kinds: [...run.kinds].flatMap(([kind, differences]) => (differences > 0 ? [{ kind, differences }] : [])),
  }
}

export function differenceAnswer(kept: KeptDifference): AnswerOf<typeof listDifferences>['list'][number] {
  const { ordinal, kind, transaction, call, theirs, ours } = kept
  return { ordinal, kind, transaction, call, theirs: theirs && sideAnswer(theirs), ours: ours && sideAnswer(ours) }
}

const sumAnswer = ({ transactions, amount }: Sum) => ({ transactions, amount: writeAmount(amount) })

const sideAnswer = ({ round, amount, currency, at }: NamedSide) => ({
  round,
  currency,
  amount: writeAmount(amount),
  at: at.toISOString(),
})
