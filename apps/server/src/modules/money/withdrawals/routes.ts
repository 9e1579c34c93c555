import * as contract from '@sanuk/contracts/withdrawals'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import type { MemberCaller } from '#platform/caller'
import type { FindMember } from '#platform/capabilities/member'
import type { BalanceOf } from '#platform/capabilities/wallet-account'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { OwedTurnover, WithdrawalRecord, Withdrawals } from './index.ts'

type Needs = {
  readonly withdrawals: Withdrawals
  readonly findMember: FindMember
  readonly balanceOf: BalanceOf
  /** Vendor code of the bank that may report payments. */
  readonly bank: string
}

export function withdrawalsRoutes(serve: Serve, { withdrawals, findMember, balanceOf, bank }: Needs): void {
  const answer = async (record: WithdrawalRecord): Promise<contract.Withdrawal> => {
    const [one] = await withdrawals.answers([record])
    if (!one) throw new Error(`withdrawal ${record.id} has no answer`)
    return one
  }
  const memberOf = async ({ id }: MemberCaller) => {
    const member = await findMember(id)
    if (!member) throw new Refusal('login_required')
    return member
  }

  serve(contract.withdrawalTerms, async ({ caller, brand }) => {
    const balance = await balanceOf(await memberOf(caller))
    const { terms, charge, freeLeft, owed, sumLeft, ordersLeft, available } = await withdrawals.termsFor(
      { member: caller.id, brand },
      balance,
    )
    return {
      currency: brand.currency,
      balance: writeAmount(balance),
      available: writeAmount(available),
      ordersLeft,
      minimum: writeAmount(terms.minimum),
      maximum: writeAmount(terms.maximum),
      sumLeft: writeAmount(sumLeft),
      freeLeft,
      fee: { fixed: writeAmount(charge.feeFixed), percent: percent(charge.feeRate) },
      quickAmounts: [...usualAmounts(brand.currency).withdrawal.quick],
      answerMinutes: terms.answerMinutes,
      owed: owed.map(owedAnswer),
    }
  })

  serve(contract.requestWithdrawal, async ({ caller, brand, body }) => {
    const wish = { ...body, amount: parseAmount(body.amount) }
    return answer(await withdrawals.request(wish, { member: caller.id, brand }))
  })

  serve(contract.listWithdrawals, async ({ caller, query }) => {
    const { list, nextCursor } = await withdrawals.listOf(caller.id, readCursor(query.cursor))
    return { list: await withdrawals.answers(list), nextCursor }
  })

  serve(contract.readWithdrawal, async ({ caller, params }) =>
    answer(await withdrawals.demand(params.id, { member: caller.id })),
  )

  serve(contract.cancelWithdrawal, async ({ caller, params }) =>
    answer(await withdrawals.decide.cancel(caller.id, params.id)),
  )

  serve(contract.answerWithdrawal, async ({ caller, params, body }) =>
    answer(await withdrawals.answer(caller.id, params.id, body)),
  )

  serve(contract.payoutReported, async ({ caller, body }) => {
    if (caller.code !== bank) throw new Refusal('forbidden')
    return withdrawals.take(body)
  })
}

/** Hundredths of a per cent as a decimal: 150 is 1.5. */
const percent = (rate: number): string => `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}`

/** What is still to be played, as its member and operators read it. */
export function owedAnswer({ source, reason, required, done, since }: OwedTurnover): contract.Owed {
  return { source, reason, required: writeAmount(required), done: writeAmount(done), since: since.toISOString() }
}
