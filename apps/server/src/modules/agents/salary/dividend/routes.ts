import { ownDividends, readDividend } from '@sanuk/contracts/agent-dividend'
import { subtract, writeAmount } from '@sanuk/money/amount'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Salary } from '../index.ts'

/** What agents see of their dividends. */
export function dividendRoutes(serve: Serve, { dividends, todayOf }: Salary): void {
  serve(ownDividends, async ({ caller, brand, query }) => {
    const own = { brand: brand.id, agent: caller.id }
    const schemes = await dividends.own.schemesOf(own, await todayOf(brand.id))
    const scheme = query.scheme ?? schemes[0] ?? 'dividend'
    const found = await dividends.own.standing({ ...own, scheme }, readCursor(query.cursor))
    const { way, carry, contract, next, running, missing, inAll, list, nextCursor } = found
    return {
      schemes,
      way,
      carry,
      contract: contract && agreed(contract),
      next: next && agreed(next),
      running: running && shownBill(running),
      missing: missing && lacking(missing),
      inAll: writeAmount(inAll),
      list: list.map(shownBill),
      nextCursor,
    }
  })
  serve(readDividend, async ({ caller, brand, params, query }) => {
    const whose = { brand: brand.id, scheme: query.scheme ?? 'dividend', agent: caller.id, day: params.day }
    const found = await dividends.own.explain(whose, readCursor(query.cursor, true))
    const { bill, contract, missing, lines, members, nextCursor } = found
    return {
      bill: shownBill(bill),
      contract: contract && agreed(contract),
      missing: missing && lacking(missing),
      lines: lines.map(({ agent, amount }) => ({ agent, amount: writeAmount(amount) })),
      members: members.map(({ id, username, valid, net }) => {
        return { id, username, valid: writeAmount(valid), net: writeAmount(net) }
      }),
      nextCursor,
    }
  })
}

type Own = Salary['dividends']['own']
type Standing = Awaited<ReturnType<Own['standing']>>
type Bill = Standing['list'][number]

const agreed = ({ id, tiers, from }: NonNullable<Standing['contract']>) => ({ id, tiers, from })

const lacking = ({ tier, valid, active, loss }: NonNullable<Standing['missing']>) => {
  return { tier, valid: writeAmount(valid), active, loss: writeAmount(loss) }
}

/** A bill on the wire. */
export const shownBill = (bill: Bill) => ({
  firstDay: bill.firstDay,
  lastDay: bill.lastDay,
  state: bill.state,
  tier: bill.tier,
  rate: bill.rate,
  valid: writeAmount(bill.valid),
  active: bill.active,
  net: writeAmount(bill.net),
  carried: writeAmount(bill.carriedIn),
  loss: writeAmount(bill.loss),
  amount: writeAmount(bill.amount),
  below: writeAmount(subtract(bill.granted, bill.earned)),
  limited: bill.limited,
  earned: writeAmount(bill.earned),
  paid: writeAmount(bill.paid),
  paidAt: bill.paidAt?.toISOString() ?? null,
  reason: bill.denied,
})
