import type { Flow, FlowKind } from '@sanuk/ledger/flows'
import { type Amount, amount } from '@sanuk/money/amount'

/** What the house gave members besides play; what it took back is taken off. */
export type MoneySums = {
  readonly withdrawals: Amount
  readonly withdrawalNumber: number
  readonly bonuses: Amount
  readonly rebates: Amount
  readonly salaries: Amount
  readonly prizes: Amount
  readonly adjustments: Amount
}

type Sum = Exclude<keyof MoneySums, 'withdrawalNumber'>

/** Which figure a kind of transfer belongs to, and between which account of the house and the members it counts. */
const COUNTED: Record<FlowKind, { readonly sum: Sum; readonly at: 'bank' | 'house' }> = {
  withdrawal: { sum: 'withdrawals', at: 'bank' },
  release: { sum: 'withdrawals', at: 'bank' },
  adjustment: { sum: 'adjustments', at: 'house' },
  bonus: { sum: 'bonuses', at: 'house' },
  rebate: { sum: 'rebates', at: 'house' },
  salary: { sum: 'salaries', at: 'house' },
  dividend: { sum: 'salaries', at: 'house' },
  raffle: { sum: 'prizes', at: 'house' },
  reward: { sum: 'prizes', at: 'house' },
  mission: { sum: 'prizes', at: 'house' },
  referral: { sum: 'prizes', at: 'house' },
  redemption: { sum: 'prizes', at: 'house' },
  conversion: { sum: 'prizes', at: 'house' },
}

/** Sums flows of the ledger by figure. What passes between members and their held money is no part of any. */
export function sumFlows(flows: readonly Flow[]): MoneySums {
  const sumOf = (name: Sum): Amount => {
    const counted = flows.filter(({ kind }) => COUNTED[kind].sum === name)
    return amount(counted.reduce((sum, flow) => sum + given(flow), 0n))
  }
  const payouts = flows.filter(({ kind, to }) => kind === 'withdrawal' && to === 'bank')
  return {
    withdrawals: sumOf('withdrawals'),
    withdrawalNumber: payouts.reduce((sum, { number }) => sum + number, 0),
    bonuses: sumOf('bonuses'),
    rebates: sumOf('rebates'),
    salaries: sumOf('salaries'),
    prizes: sumOf('prizes'),
    adjustments: sumOf('adjustments'),
  }
}

/** What members were given: through a bank it is credited there, from the house it is debited; else it came back. */
function given({ kind, from, to, sum }: Flow): bigint {
  const { at } = COUNTED[kind]
  const [isOut, isBack] = at === 'bank' ? [to === at, from === at] : [from === at, to === at]
  return (isOut ? sum : 0n) - (isBack ? sum : 0n)
}
