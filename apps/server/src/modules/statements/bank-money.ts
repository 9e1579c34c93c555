import { type Amount, amount, parseAmount, subtract, ZERO } from '@sanuk/money/amount'

const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d{1,14})(?:\.(\d{1,4}))?$/

/**
 * Reads money as banks write it: thousands separated, a sign before or behind, or in brackets where it left. Nothing, or
 * a dash, is `undefined`; `null` is what is no money.
 */
export function readBankMoney(text: string): Amount | undefined | null {
  const plain = text.replaceAll(/[\s฿]|THB|บาท/gi, '')
  if (plain === '' || plain === '-') return undefined
  const [, before, bracket, digits = '', behind] = /^([+-]?)(\(?)([\d.,]+)\)?([+-]?)$/.exec(plain) ?? []
  const [, whole, decimals = '0'] = NUMBER.exec(digits) ?? []
  if (whole === undefined) return null
  const size = parseAmount(`${BigInt(whole.replaceAll(',', ''))}.${decimals}`)
  const isMinus = before === '-' || behind === '-' || bracket === '('
  return isMinus ? subtract(ZERO, size) : size
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
