import { AMOUNT_DECIMALS } from './currency.ts'
import { westernDigits } from './digits.ts'

/** As many whole digits as any amount may have (`MONEY_PATTERN`). */
const WHOLE_DIGITS = 14

/** What is written beside an amount: signs and names of currencies, and the dash after a Thai or European price ("500.-"). */
const BESIDE = '(?:\\p{Sc}|THB|USD|PTS|baht|dollars?|บาท|บ\\.)'
const BEFORE = new RegExp(`^(?:${BESIDE}\\s*)+`, 'iu')
const AFTER = new RegExp(`(?:[.,][-–—])?(?:\\s*${BESIDE})*$`, 'iu')

const NUMBER = /^(?:\d+(?:[ .,']\d+)*[.,]?|[.,]\d+)$/
const GROUPED = /^\d{1,3}(?:([ .,'])\d{3}(?:\1\d{3})*)?$/

/**
 * Reads an amount as people type, paste or copy it ("1,234.50", "1.234,50", "5,25", "฿1 234", "๑๒๓") and answers wire
 * money ("1234.50"), or '' where nothing stands there. `null` is what is no amount, what has more decimals than
 * `decimals`, and what means one thing here and another elsewhere: "1.234" is a thousand and more where the comma
 * separates decimals. "1,234" is read as this product writes it, and "5,25" can only have a decimal comma.
 */
export function readMoney(text: string, decimals = AMOUNT_DECIMALS): string | null {
  const plain = plainNumber(text)
  if (plain === '') return ''
  if (!NUMBER.test(plain)) return null
  const at = decimalMark(plain, decimals)
  if (at === null) return null
  const whole = wholeDigits(plain.slice(0, at))
  const fraction = plain.slice(at + 1)
  if (whole === null || !/^\d*$/.test(fraction) || /[^0]/.test(fraction.slice(decimals))) return null
  const shown = fraction.slice(0, decimals)
  return shown === '' ? whole : `${whole}.${shown}`
}

/** Without what stands beside the number; digits, separators and blanks in one form each. */
function plainNumber(text: string): string {
  return westernDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .trim()
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .trim()
}

/** Where the decimals begin, the end of the number where there are none, `null` where that cannot be known. */
function decimalMark(plain: string, decimals: number): number | null {
  const marks = [...plain.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return plain.length
  const [mark, at] = [last[0], last.index]
  const others = marks.filter((other) => other[0] !== mark).length
  if (others > 0) return marks.length - others === 1 ? at : null
  if (marks.length > 1) return plain.length
  const looksGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)
  if (!looksGrouped) return at
  if (mark === ',') return plain.length
  return decimals >= 3 ? at : null
}

/** The digits before the decimals, without separators and leading zeros; `null` where they are too many or ill separated. */
function wholeDigits(text: string): string | null {
  if (!/^\d*$/.test(text) && !GROUPED.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  return digits.length > WHOLE_DIGITS ? null : digits
}
