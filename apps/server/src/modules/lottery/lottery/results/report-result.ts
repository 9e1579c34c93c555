import type { ReportedResult } from '@sanuk/contracts/lottery-results'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { lotteryNamed } from '../games.ts'
import type { ReportRecord, ResultStore, Source } from '../store/results.ts'
import { type Agreement, agreementOn } from './agreement.ts'
import { isSameResult, readResult } from './read-result.ts'

type Needs = { readonly database: Database; readonly results: ResultStore }

/** A result as a source tells it. */
export type Report = {
  readonly game: string
  readonly number: string
  readonly source: Source
  readonly told: ReportedResult
  readonly simulated?: boolean
  readonly drawnAt?: Date
}

export type Outcome = Agreement | 'known'

/**
 * Takes what a source tells of a sealed official issue, and draws the issue once sources agree. The same again changes
 * nothing; something else takes the place of what the source said before. Refuses with `issue_unknown`, `issue_of_house`,
 * `issue_not_sealed`, `issue_cancelled`, `result_invalid`, and with `result_known` and the result where the issue has another
 * one.
 */
export function createReportResult({ database, results }: Needs) {
  const keep = async (transaction: Transaction, report: Report, result: readonly string[]): Promise<ReportRecord[]> => {
    const current = (await results.of(report, transaction)).filter(({ replacedAt }) => replacedAt === null)
    const own = current.find((one) => isOf(report.source, one))
    if (own && isSameResult(own.result, result)) return current
    if (own) await results.replace(transaction, own.id)
    const { game, number, source, told, simulated, drawnAt } = report
    await results.add(transaction, {
      game,
      number,
      source,
      result,
      figures: told.figures,
      ...(simulated !== undefined && { simulated }),
      ...(drawnAt && { drawnAt }),
    })
    return (await results.of(report, transaction)).filter(({ replacedAt }) => replacedAt === null)
  }

  /** Gives an issue its result where sources agree on it. */
  const decide = async (transaction: Transaction, { report, issue, result }: Sealed): Promise<Agreement> => {
    const current = await keep(transaction, report, result)
    const agreement = agreementOn(result, current, lotteryNamed(report.game)?.trustsFeed ?? false)
    if (agreement === 'drawn') {
      const agreeing = current.filter((one) => isSameResult(one.result, result))
      const simulated = agreeing.every((one) => one.simulated)
      await results.draw(transaction, { id: issue, result, simulated })
    }
    return agreement
  }

  return (report: Report): Promise<Outcome> =>
    inTransaction(database, async (transaction) => {
      const game = lotteryNamed(report.game)
      const issue = game && (await results.lock(transaction, report))
      if (!game || !issue) throw new Refusal('issue_unknown')
      if (game.drawnBy === 'house') throw new Refusal('issue_of_house')
      const result = readResult(game, report.told)
      if (issue.result && issue.state !== 'cancelled') return compare(issue.result, result)
      demandSealed(issue.state)
      return decide(transaction, { report, issue: issue.id, result })
    })
}

type Sealed = { readonly report: Report; readonly issue: bigint; readonly result: readonly string[] }

/** Refuses with `issue_cancelled`, `issue_not_sealed`. */
function demandSealed(state: string): void {
  if (state === 'cancelled') throw new Refusal('issue_cancelled')
  if (state === 'open') throw new Refusal('issue_not_sealed')
}

/** What is told of an issue that has a result. Refuses with `result_known` and that where it is another one. */
function compare(known: readonly string[], told: readonly string[]): 'known' {
  if (isSameResult(known, told)) return 'known'
  throw new Refusal('result_known', { value: { result: known } })
}

const isOf = (source: Source, { operator, feed }: ReportRecord): boolean =>
  source.kind === 'feed' ? feed === source.feed : operator === source.operator
