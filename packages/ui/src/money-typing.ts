import { westernDigits } from '@sanuk/money/digits'
import { readMoney } from '@sanuk/money/read-money'

/** An amount as it stands in the field while it is typed ("1,234."), where the caret goes, and its wire form ("1234"). */
export type TypedMoney = { readonly shown: string; readonly caret: number; readonly value: string }

/** What an edit left in the field. `forward` tells the Delete key from Backspace where both leave the same text. */
export type Edit = { readonly text: string; readonly caret: number; readonly forward?: boolean }

/** In place of an amount that cannot be read: no wire money, so that nothing is done with it. */
export const UNREADABLE = '?'

/** As many whole digits as any amount may have (`MONEY_PATTERN`). */
const WHOLE_DIGITS = 14

/** Decimals that can be typed in any field: where a currency has fewer, they are refused in sight, not dropped. */
const DECIMALS_LEAST = 2

/**
 * Separated whole digits, of which none is a leading zero ("0,004" is no 4); then decimals behind a point, or behind a
 * comma that separates thousands once three follow.
 */
const TYPED = /^(0|[1-9]\d{0,2}(?:,\d{3})*)(?:(\.)(\d*)|(,)(\d{0,2}))?$/

/** Puts thousands separators into wire money: "1234.5" becomes "1,234.5". */
export function separate(value: string): string {
  const [whole = '', fraction] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** The wire form of what stands in the field; `UNREADABLE` where that is no amount with so many decimals. */
export function wireValue(shown: string, decimals: number): string {
  const masked = maskSeparators(shown, decimals)
  const plain = masked === null ? shown : significant(masked).replace(',', '.')
  return readMoney(plain, decimals) ?? UNREADABLE
}

/**
 * Reads an edit of an amount and writes it back with thousands separators, the caret before the same digit as it was.
 * What is pasted or filled in is read as a whole (`readMoney`), and stays as it is where it cannot be read. Of single
 * keys, digits of any script and one decimal mark count, decimals past the last are cut, and a digit that would make the
 * amount too long is refused. Erasing a separator erases the digit beyond it.
 */
export function retypeMoney(previous: string, edit: Edit, decimals: number): TypedMoney {
  const [from, until, inserted] = changeIn(previous, edit)
  const masked = maskSeparators(previous, decimals)
  if (masked === null) return readWhole(edit.text, '', decimals)
  const isSeparatorErased = inserted === '' && until - from === 1 && masked[from] === '_'
  const forward = edit.forward ?? false
  const before = significant(masked.slice(0, isSeparatorErased && !forward ? from - 1 : from))
  const after = significant(masked.slice(isSeparatorErased && forward ? until + 1 : until))
  if (inserted.length > 1) return readWhole(before + inserted + after, after, decimals)
  const typed = typedSign(inserted, before + after)
  return (
    layOut([before + typed, after], decimals) ?? { shown: previous, caret: from, value: wireValue(previous, decimals) }
  )
}

/** Which part of the text was replaced, by what. */
function changeIn(previous: string, { text, caret }: Edit): readonly [from: number, until: number, inserted: string] {
  let head = 0
  while (head < Math.min(previous.length, caret) && previous[head] === text[head]) head++
  let tail = 0
  const room = Math.min(previous.length - head, text.length - caret)
  while (tail < room && previous.at(-1 - tail) === text.at(-1 - tail)) tail++
  return [head, previous.length - tail, text.slice(head, text.length - tail)]
}

/** The text with its thousands separators as `_`, each sign in its place; `null` for what was not written here. */
function maskSeparators(shown: string, decimals: number): string | null {
  if (shown === '') return ''
  const [, whole, point = '', decimalsTyped = '', comma = '', behindComma = ''] = TYPED.exec(shown) ?? []
  if (whole === undefined || decimalsTyped.length > Math.max(decimals, DECIMALS_LEAST)) return null
  return whole.replaceAll(',', '_') + point + decimalsTyped + comma + behindComma
}

const significant = (masked: string): string => masked.replaceAll('_', '')

/** What a key adds to the amount: a digit, or a decimal mark where there is none yet. */
function typedSign(inserted: string, kept: string): string {
  const sign = westernDigits(inserted)
  return /\d/.test(sign) || (/[.,]/.test(sign) && !/[.,]/.test(kept)) ? sign : ''
}

function readWhole(text: string, after: string, decimals: number): TypedMoney {
  const value = readMoney(text, decimals)
  // What could stand there while it is typed ("8,000,") is what it would be then.
  if (value === null) return { shown: text, caret: text.length - after.length, value: wireValue(text, decimals) }
  const shown = separate(value)
  return { shown, caret: caretBefore(shown, after.length, decimals), value }
}

/** The amount on both sides of the caret as it is shown; `null` where it is too long. */
function layOut([before, after]: readonly [string, string], decimals: number): TypedMoney | null {
  const [, digits = '', mark = '', decimalsTyped = ''] = /^(\d*)([.,]?)(\d*)$/.exec(before + after) ?? []
  const isSeparator = mark === ',' && decimalsTyped.length > 2 && /[1-9]/.test(digits)
  const whole = (isSeparator ? digits + decimalsTyped : digits).replace(/^0+(?=\d)/, '')
  if (whole.length > WHOLE_DIGITS) return null
  const fraction = decimalsTyped.slice(0, Math.max(decimals, DECIMALS_LEAST))
  const shown = separate(mark && !whole ? '0' : whole) + (isSeparator ? '' : mark + fraction)
  const dropped = isSeparator ? Number(after.includes(mark)) : decimalsTyped.length - fraction.length
  const caret = caretBefore(shown, Math.max(after.length - dropped, 0), decimals)
  return { shown, caret, value: wireValue(shown, decimals) }
}

/** The place in `shown` with `behind` digits (or the decimal mark) to its right. */
function caretBefore(shown: string, behind: number, decimals: number): number {
  const masked = maskSeparators(shown, decimals) ?? shown
  let at = shown.length
  for (let left = behind; left > 0 && at > 0; at--) if (masked[at - 1] !== '_') left--
  return at
}
