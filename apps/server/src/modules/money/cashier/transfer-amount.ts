import { randomInt } from 'node:crypto'
import { type Amount, add, amount, subtract, writeAmount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { AmountPlace, AmountStore, TakenAmount } from './store/amounts.ts'
import type { Method } from './store/rows.ts'

type Needs = { readonly amounts: AmountStore; readonly clock: Clock }

type Wish = {
  readonly transaction: Transaction
  readonly member: string
  readonly asked: Amount
  readonly accounts: readonly string[]
  readonly method: Pick<Method, 'minimum' | 'maximum'>
}

/** How long the amount of a transfer is kept for its order after that ran out: late money finds it all the same. */
export const AMOUNT_KEPT_MS = 2 * 60 * 60_000

const UNIT = amount(10_000n)
/** Satang that are put on top of a transfer, so that its amount is nobody else's. */
const SATANG = Array.from({ length: 99 }, (_, index) => amount(BigInt(index + 1) * 100n))
const [LEAST = UNIT] = SATANG
const MOST = SATANG.at(-1) ?? UNIT

/** How many whole units away from what was asked for another amount is looked for. */
const OTHERS_WITHIN = 20

/**
 * Chooses the account and the amount of a transfer: what its member's own ended orders had first, so that one member holds
 * few amounts, then one that nobody has, then what the order that ended longest ago had. Refuses with
 * `deposit_amount_busy`, and another amount in words, where all are of orders that are still to be paid.
 */
export async function chooseTransferAmount({ amounts, clock }: Needs, wish: Wish): Promise<AmountPlace> {
  const { transaction, member, asked, accounts } = wish
  const within = { accounts, from: add(asked, LEAST), to: add(asked, MOST), now: clock() }
  const own = await amounts.takeOver(transaction, { ...within, member })
  if (own) return own
  const taken = await amounts.taken(transaction, within)
  for (const account of accounts) {
    const free = freeAt(account, asked, taken)
    const chosen = free[randomInt(Math.max(free.length, 1))]
    if (chosen !== undefined) return { account, amount: chosen }
  }
  const given = await amounts.takeOver(transaction, within)
  if (given) return given
  throw amountBusy(await anotherAmount({ amounts, clock }, wish))
}

/** What `deposit_amount_busy` says beside the amount. */
export function amountBusy(other: Amount | null): Refusal {
  const fault = other
    ? { field: 'amount', word: 'field.amount_busy', values: { other: writeAmount(other) } }
    : { field: 'amount', word: 'refusal.deposit_amount_busy' }
  return new Refusal('deposit_amount_busy', { fields: [fault] })
}

function freeAt(account: string, asked: Amount, taken: readonly TakenAmount[]): Amount[] {
  const there = new Set(taken.filter((one) => one.account === account).map((one) => one.amount))
  return SATANG.map((satang) => add(asked, satang)).filter((one) => !there.has(one))
}

/** The nearest amount, in whole units from what was asked for, that can still be told apart. */
async function anotherAmount({ amounts, clock }: Needs, wish: Wish): Promise<Amount | null> {
  const { transaction, asked, accounts, method } = wish
  const others = Array.from({ length: OTHERS_WITHIN }, (_, index) => amount(UNIT * BigInt(index + 1)))
    .flatMap((far) => [add(asked, far), subtract(asked, far)])
    .filter((one) => one >= method.minimum && one <= method.maximum)
  const [from, to] = [others.toSorted(byAmount)[0], others.toSorted(byAmount).at(-1)]
  if (from === undefined || to === undefined) return null
  const taken = await amounts.taken(transaction, { accounts, from, to: add(to, MOST), now: clock() })
  const open = taken.filter(({ isOpen }) => isOpen)
  return others.find((one) => accounts.some((account) => freeAt(account, one, open).length > 0)) ?? null
}

const byAmount = (one: Amount, other: Amount): number => (one < other ? -1 : 1)
