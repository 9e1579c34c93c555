import { dayOf } from '@sanuk/contracts/calendar-day'
import { books } from '@sanuk/contracts/office'
import { listAlarms, readReport } from '@sanuk/contracts/office-reports'
import type { BookLine } from '@sanuk/ledger/accounts'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import { startOfDay } from '#platform/business-days'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import type { Serve } from '#platform/serve'
import type { Books } from '../books/index.ts'
import { createPlayReport, type ReportNeeds } from './play-report.ts'

type Needs = ReportNeeds & {
  readonly clock: Clock
  readonly trialBalance: (brand: string) => Promise<readonly BookLine[]>
  readonly lastLook: Books['lastLook']
  readonly playedSince: (
    brand: Pick<Brand, 'id' | 'currency'>,
    since: Date,
  ) => Promise<{ rounds: number; stake: Amount; win: Amount }>
  readonly depositedSince: (brand: string, since: Date) => Promise<Amount>
  readonly joinedSince: (brand: string, since: Date) => Promise<number>
  readonly latestBroken: () => Promise<readonly { rule: string; violations: number }[]>
  readonly overdueByVendor: () => Promise<readonly { vendor: string; rounds: number }[]>
  readonly alarmedVendors: () => readonly string[]
}

/** What an operator wants to see first: today, and whether the books are true. */
export function reportsOfficeRoutes(serve: Serve, needs: Needs): void {
  serve(books, async ({ brand }) => {
    const now = needs.clock()
    const since = startOfDay(dayOf(now, brand.timeZone), brand.timeZone)
    const [lines, look, played, deposited, newMembers] = await Promise.all([
      needs.trialBalance(brand.id),
      needs.lastLook(),
      needs.playedSince(brand, since),
      needs.depositedSince(brand.id, since),
      needs.joinedSince(brand.id, since),
    ])
    return {
      at: now.toISOString(),
      accounts: lines.map(({ kind, currency, accounts, balance }) => {
        if (!isCurrencyCode(currency)) throw new Error(`the books hold an unknown currency ${currency}`)
        return { kind, currency, accounts, balance: writeAmount(balance) }
      }),
      checkedAt: look?.at.toISOString() ?? null,
      checks: look?.rules.map(({ rule, violations }) => ({ name: rule, violations })) ?? [],
      today: {
        stake: writeAmount(played.stake),
        win: writeAmount(played.win),
        rounds: played.rounds,
        deposits: writeAmount(deposited),
        newMembers,
      },
    }
  })

  const report = createPlayReport(needs)
  serve(readReport, ({ brand, language, query }) => report({ brand, language, ...query }))

  serve(listAlarms, async () => {
    const [broken, overdue] = await Promise.all([needs.latestBroken(), needs.overdueByVendor()])
    return { books: [...broken], overdueRounds: [...overdue], vendors: [...needs.alarmedVendors()] }
  })
}
