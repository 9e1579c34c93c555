import { ownSalary, readSalary, salarySchemes } from '@sanuk/contracts/agent-salary'
import { writeAmount } from '@sanuk/money/amount'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Salary } from './index.ts'

/** What agents see of their salaries. */
export function salaryRoutes(serve: Serve, { own, dividends, todayOf }: Salary): void {
  serve(salarySchemes, async ({ caller, brand }) => {
    const whose = { brand: brand.id, agent: caller.id }
    const [salaries, held] = await Promise.all([own.schemesOf(whose), own.schemesHeld(whose)])
    return { list: [...salaries, ...(await dividends.own.schemesOf(whose, await todayOf(brand.id)))], held }
  })
  serve(ownSalary, async ({ caller, brand, params, query }) => {
    const whose = { brand: brand.id, scheme: params.scheme, agent: caller.id }
    const { contract, next, running, missing, month, inAll, list, nextCursor } = await own.standing(
      whose,
      readCursor(query.cursor),
    )
    return {
      contract: contract && agreed(contract),
      next: next && agreed(next),
      running: running && shown(running),
      missing: missing && lacking(missing),
      month: writeAmount(month),
      inAll: writeAmount(inAll),
      list: list.map(shown),
      nextCursor,
    }
  })
  serve(readSalary, async ({ caller, brand, params, query }) => {
    const whose = { brand: brand.id, scheme: params.scheme, agent: caller.id, day: params.day }
    const explained = await own.explain(whose, readCursor(query.cursor, true))
    const { period, contract, missing, parts, exact, cut, windows, members, nextCursor } = explained
    return {
      period: shown(period),
      contract: contract && agreed(contract),
      missing: missing && lacking(missing),
      parts: parts.map(({ through, rate, deducted, ...sums }) => ({ through, rate, deducted, ...written(sums) })),
      exact: writeAmount(exact),
      cut: writeAmount(cut),
      windows: windows.map(({ endsAt, valid, earned }) => ({
        endsAt: endsAt.toISOString(),
        valid: writeAmount(valid),
        earned: writeAmount(earned),
      })),
      members: members.map(({ id, username, day, isActive, rounds, kinds, rate, deducted, ...sums }) => ({
        id,
        username,
        day,
        isActive,
        rounds,
        kinds: kinds.map((kind) => ({ ...kind, valid: writeAmount(kind.valid) })),
        rate,
        deducted,
        ...written(sums),
      })),
      nextCursor,
    }
  })
}

type Own = Salary['own']
type Standing = Awaited<ReturnType<Own['standing']>>
type Period = Standing['list'][number]
type Sums = Pick<Awaited<ReturnType<Own['explain']>>['parts'][number], 'staked' | 'valid' | 'amount'>

const written = ({ staked, valid, amount }: Sums) => ({
  staked: writeAmount(staked),
  valid: writeAmount(valid),
  amount: writeAmount(amount),
})

const agreed = ({ id, tiers, from }: NonNullable<Standing['contract']>) => ({ id, tiers, from })

const lacking = ({ tier, valid, active }: NonNullable<Standing['missing']>) => {
  return { tier, valid: writeAmount(valid), active }
}

const shown = ({ firstDay, lastDay, state, tier, rate, valid, active, earned, paid, paidAt }: Period) => ({
  firstDay,
  lastDay,
  state,
  tier,
  rate,
  valid: writeAmount(valid),
  active,
  earned: writeAmount(earned),
  paid: writeAmount(paid),
  paidAt: paidAt?.toISOString() ?? null,
})
