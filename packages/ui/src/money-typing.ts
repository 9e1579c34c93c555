/** An amount as it stands in the field while it is typed ("1,234."), where the caret goes, and its wire form ("1234"). */
export type TypedMoney = { readonly shown: string; readonly caret: number; readonly value: string }

/** What an edit left in the field. `forward` tells the Delete key from Backspace where both leave the same text. */
export type Edit = { readonly text: string; readonly caret: number; readonly forward?: boolean }

/** As many whole digits as any amount may have (`MONEY_PATTERN`). */
const WHOLE_DIGITS = 14

const THAI_ZERO = 0x0e50

/** Puts thousands separators into wire money: "1234.5" becomes "1,234.5". */
export function separate(value: string): string {
  const [whole = '', fraction] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** The wire form of what stands in the field: no separators, no dangling point; empty when no digit stands there. */
export function wireValue(shown: string): string {
  return shown.replaceAll(',', '').replace(/\.$/, '')
}

/**
 * Reads an edit of an amount and writes it back with thousands separators, the caret before the same digit as it was.
 * Anything but digits and the first point is dropped, Thai digits count as digits, decimals past `decimals` are cut, and
 * an edit that would make the amount too long is refused. Erasing a separator erases the digit beyond it.
 */
export function retypeMoney(previous: string, edit: Edit, decimals: number): TypedMoney {
  const { text, caret } = beyondSeparator(previous, edit)
  const typed = significant(text)
  const [digits = '', fraction] = typed.split('.')
  const whole = digits.replace(/^0+(?=\d)/, '')
  if (whole.length > WHOLE_DIGITS) return refused(previous, edit)
  const rest = fraction === undefined || decimals === 0 ? '' : `.${fraction.slice(0, decimals)}`
  const cut = typed.length - digits.length - rest.length
  const behind = typed.length - significant(text.slice(0, caret)).length - cut
  const shown = separate((rest && !whole ? '0' : whole) + rest)
  return { shown, caret: caretBefore(shown, behind), value: wireValue(shown) }
}

function refused(previous: string, { text, caret }: Edit): TypedMoney {
  const inserted = text.length - previous.length
  return { shown: previous, caret: Math.max(caret - inserted, 0), value: wireValue(previous) }
}

/** Digits and the first point. */
function significant(text: string): string {
  const digits = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
  return digits.replace(/[^\d.]/g, '').replace(/(?<=\..*)\./g, '')
}

function beyondSeparator(previous: string, { text, caret, forward = false }: Edit): { text: string; caret: number } {
  const erased = previous[caret] === ',' && previous.slice(0, caret) + previous.slice(caret + 1) === text
  if (!erased) return { text, caret }
  return forward
    ? { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    : { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 }
}

/** The place in `shown` with `behind` digits (or the point) to its right. */
function caretBefore(shown: string, behind: number): number {
  let at = shown.length
  for (let left = behind; left > 0 && at > 0; at--) if (shown[at - 1] !== ',') left--
  return at
}
