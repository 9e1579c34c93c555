import { books } from '@sanuk/contracts/office'
import { listQueues, QUEUE_NAMES, QUEUES, type QueueName, readOverview } from '@sanuk/contracts/office-overview'
import { listAlarms, readReport } from '@sanuk/contracts/office-reports'
import type { BookLine } from '@sanuk/ledger/accounts'
import { writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { OperatorCaller } from '#platform/caller'
import type { LatestBooksCheck } from '#platform/capabilities/books-check'
import type { Queue } from '#platform/queue'
import type { Serve } from '#platform/serve'
import { createOverview, type OverviewNeeds } from './overview.ts'
import { createPlayReport, type ReportNeeds } from './play-report.ts'

type Needs = ReportNeeds &
  OverviewNeeds & {
    readonly trialBalance: (brand: string) => Promise<readonly BookLine[]>
    readonly lastLook: LatestBooksCheck
    readonly queues: Readonly<Record<QueueName, (brand: string, caller: OperatorCaller) => Promise<Queue>>>
    readonly latestBroken: () => Promise<readonly { rule: string; violations: number }[]>
    readonly overdueByVendor: () => Promise<readonly { vendor: string; rounds: number }[]>
    readonly alarmedVendors: () => readonly string[]
  }

/** What an operator wants to see first: what waits, the day in figures, and whether the books are true. */
export function reportsOfficeRoutes(serve: Serve, needs: Needs): void {
  serve(books, async ({ brand }) => {
    const [lines, look] = await Promise.all([needs.trialBalance(brand.id), needs.lastLook()])
    return {
      at: needs.clock().toISOString(),
      accounts: lines.map(({ kind, currency, accounts, balance }) => {
        if (!isCurrencyCode(currency)) throw new Error(`the books hold an unknown currency ${currency}`)
        return { kind, currency, accounts, balance: writeAmount(balance) }
      }),
      checkedAt: look?.at.toISOString() ?? null,
      checks: look?.rules.map(({ rule, violations }) => ({ name: rule, violations })) ?? [],
    }
  })

  const overview = createOverview(needs)
  serve(readOverview, ({ brand }) => overview(brand))

  serve(listQueues, async ({ brand, caller }) => {
    const seen = QUEUE_NAMES.filter((queue) => QUEUES[queue] === null || caller.powers.has(QUEUES[queue]))
    const list = await Promise.all(
      seen.map(async (queue) => {
        const { waiting, oldest, newest } = await needs.queues[queue](brand.id, caller)
        return {
          queue,
          waiting,
          oldest: oldest?.toISOString() ?? null,
          newest: newest?.toISOString() ?? null,
        }
      }),
    )
    return { at: needs.clock().toISOString(), list }
  })

  const report = createPlayReport(needs)
  serve(readReport, ({ brand, language, query }) => report({ brand, language, ...query }))

  serve(listAlarms, async () => {
    const [broken, overdue] = await Promise.all([needs.latestBroken(), needs.overdueByVendor()])
    return { books: [...broken], overdueRounds: [...overdue], vendors: [...needs.alarmedVendors()] }
  })
}
