import { clockAt } from '@sanuk/contracts/calendar-day'
import { type Amount, amount, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import { Refusal } from '#platform/refusal'
import type { Method } from './store/rows.ts'

const USUAL = usualAmounts('THB').deposit

/** What a brand in baht offers that has said nothing else. */
export const DEFAULT_METHODS: readonly Method[] = [
  {
    code: 'promptpay',
    kind: 'promptpay',
    icon: 'qr',
    names: { th: 'พร้อมเพย์ QR', en: 'PromptPay QR' },
    minimum: parseAmount(USUAL.minimum),
    maximum: parseAmount(USUAL.maximum),
    sumPerDay: null,
    quickAmounts: USUAL.quick.map(parseAmount),
    feeFixed: ZERO,
    feeRate: 0,
    feeBy: 'member',
    hours: null,
    enabled: true,
    minutes: 15,
    account: null,
  },
]

/** PromptPay and Thai banks move baht and nothing else; a gateway moves what its order says. */
export const movesCurrency = ({ kind }: Pick<Method, 'kind'>, currency: CurrencyCode): boolean =>
  kind === 'gateway' || currency === 'THB'

/** How a cashier works that has said nothing else: from which amount two operators credit by hand, and how soon. */
export const DEFAULT_SETTING = { twoFrom: parseAmount('50000'), targetMinutes: 10 } as const

const WHOLE = 10_000n

/** What a deposit costs, in whole hundredths; never more than it brings. */
export function feeOf(paid: Amount, { feeFixed, feeRate }: Pick<Method, 'feeFixed' | 'feeRate'>): Amount {
  const fee = feeFixed + (paid * BigInt(feeRate)) / WHOLE
  const whole = fee - (fee % 100n)
  return amount(whole < paid ? whole : paid)
}

/** Whether a method is open at an instant of the brand's day; its hours may go over midnight. */
export function isOpen({ hours }: Pick<Method, 'hours'>, minuteOfDay: number): boolean {
  if (!hours) return true
  const { opens, closes } = hours
  if (opens < closes) return minuteOfDay >= opens && minuteOfDay < closes
  return minuteOfDay >= opens || minuteOfDay < closes
}

/** Which minute of the day it is in a time zone. */
export function minuteOfDay(at: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockAt(at, timeZone).time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Refuses an amount outside the limits, or one that no bank can send because it is not whole satang. */
export function checkDepositAmount(value: Amount, { minimum, maximum }: Pick<Method, 'minimum' | 'maximum'>): void {
  const fault = (word: string, values: Record<string, string> = {}) => [{ field: 'amount', word, values }]
  if (value % 100n !== 0n) throw new Refusal('invalid_request', { fields: fault('field.money') })
  if (value < minimum) {
    const fields = fault('field.at_least', { min: writeAmount(minimum) })
    throw new Refusal('amount_below_minimum', { fields })
  }
  if (value > maximum) {
    const fields = fault('field.at_most', { max: writeAmount(maximum) })
    throw new Refusal('amount_above_maximum', { fields })
  }
}
