import { type Amount, amount, parseAmount, subtract, ZERO } from '@sanuk/money/amount'
import { plainCell } from './plain-cell.ts'

const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d{1,14})?(?:\.(\d{1,4}))?$/

/** A number with whatever says that money left: a sign on either side, brackets, or the side of the account. */
const MONEY =
  /^(?<before>[+-]?)(?<opened>\(?)(?<within>[+-]?)(?<size>[\d.,]+)(?<closed>\)?)(?<behind>[+-]?)(?<side>CR|DR|C|D)?\.?$/

const CURRENCY = /[\s฿]|THB|BAHT|บาท/g

/**
 * Reads money as banks write it: thousands separated, a sign before or behind, in brackets or with DR where it left, with
 * CR where it came, in Thai digits, too. Nothing, or a dash, is `undefined`; `null` is what is no money, or says both.
 */
export function readBankMoney(text: string): Amount | undefined | null {
  const plain = plainCell(text).toUpperCase().replaceAll(CURRENCY, '')
  if (/^-*$/.test(plain)) return undefined
  const { before, opened, within, size = '', closed, behind, side } = MONEY.exec(plain)?.groups ?? {}
  const [found, whole = '0', decimals = '0'] = NUMBER.exec(size) ?? []
  if (!found || Boolean(opened) !== Boolean(closed)) return null
  const signs = new Set([before, within, behind, opened && '-', side && (side.startsWith('C') ? '+' : '-')])
  if (signs.has('+') && signs.has('-')) return null
  const value = parseAmount(`${BigInt(whole.replaceAll(',', ''))}.${decimals}`)
  return signs.has('-') ? subtract(ZERO, value) : value
}

type Cells = {
  readonly amount: Amount | undefined
  readonly debit: Amount | undefined
  readonly credit: Amount | undefined
}

/** What a line moved, of one signed column or of two; `undefined` for none, `null` where both sides have something. */
export function movedBy({ amount: signed, debit = ZERO, credit = ZERO }: Cells): Amount | undefined | null {
  if (debit !== 0n && credit !== 0n) return null
  // Some banks write what left with a minus in its own column, too.
  const left = amount(debit < 0n ? debit : -debit)
  const moved = debit !== 0n ? left : credit !== 0n ? credit : (signed ?? ZERO)
  return moved === 0n ? undefined : moved
}
