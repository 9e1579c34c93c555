import { ownDailySalary, readDailySalary } from '@sanuk/contracts/agent-salary'
import { writeAmount } from '@sanuk/money/amount'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Salary } from './index.ts'

/** What agents see of their daily salary. */
export function salaryRoutes(serve: Serve, { own }: Salary): void {
  serve(ownDailySalary, async ({ caller, brand, query }) => {
    const of = { brand: brand.id, agent: caller.id }
    const { contract, next, today, month, inAll, list, nextCursor } = await own.standing(of, readCursor(query.cursor))
    return {
      contract: contract && agreed(contract),
      next: next && agreed(next),
      today: today && shown(today),
      month: writeAmount(month),
      inAll: writeAmount(inAll),
      list: list.map(shown),
      nextCursor,
    }
  })
  serve(readDailySalary, async ({ caller, brand, params, query }) => {
    const of = { brand: brand.id, agent: caller.id, day: params.day }
    const { day, contract, parts, exact, cut, members, nextCursor } = await own.explain(
      of,
      readCursor(query.cursor, true),
    )
    return {
      day: shown(day),
      contract: contract && agreed(contract),
      parts: parts.map(({ through, rate, deducted, ...sums }) => ({ through, rate, deducted, ...written(sums) })),
      exact: writeAmount(exact),
      cut: writeAmount(cut),
      members: members.map(({ id, username, rounds, rate, deducted, ...sums }) => {
        return { id, username, rounds, rate, deducted, ...written(sums) }
      }),
      nextCursor,
    }
  })
}

type Own = Salary['own']
type Standing = Awaited<ReturnType<Own['standing']>>
type Day = Standing['list'][number]
type Sums = Pick<Awaited<ReturnType<Own['explain']>>['parts'][number], 'valid' | 'amount'>

const written = ({ valid, amount }: Sums) => ({ valid: writeAmount(valid), amount: writeAmount(amount) })

const agreed = ({ id, rate, from }: NonNullable<Standing['contract']>) => ({ id, rate, from })

const shown = ({ day, state, valid, earned, paid, paidAt }: Day) => ({
  day,
  state,
  valid: writeAmount(valid),
  earned: writeAmount(earned),
  paid: writeAmount(paid),
  paidAt: paidAt?.toISOString() ?? null,
})
