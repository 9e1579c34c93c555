import type { DividendBill } from '@sanuk/contracts/agent-dividend'
import { type Amount, add, parseAmount } from '@sanuk/money/amount'
import type { Agreement } from '../terms/contract-tiers.ts'

/** A whole in hundredths of a per cent. */
const WHOLE = 10_000n

type Part = {
  /** In hundredths of a per cent, half of one rounded up, as the server rounds it. */
  readonly part: number
  /** The loss that the tier asks for. */
  readonly wanted: Amount
}

/** Which part of its amount the tier of a bill brings where the loss falls short of it; nothing where it brings the whole. */
export function partOfTier(bill: Pick<DividendBill, 'loss' | 'tier'>, contract: Agreement | null): Part | null {
  const loss = parseAmount(bill.loss)
  const wanted = parseAmount(contract?.tiers[bill.tier - 1]?.loss ?? '0')
  if (wanted === 0n || loss >= wanted) return null
  return { part: Number((2n * loss * WHOLE + wanted) / (2n * wanted)), wanted }
}

/** What an agent and all agents below get of a bill together. */
export const wholeLineOf = ({ earned, below }: Pick<DividendBill, 'earned' | 'below'>): Amount =>
  add(parseAmount(earned), parseAmount(below))
