import type { Amount } from '@sanuk/money/amount'

/**
 * The text of a Thai QR bill payment: EMVCo merchant-presented mode (EMV QRCPS v1.1) with PromptPay's application id in
 * tag 30, as the Bank of Thailand's standard for Thai QR describes it. `reference` comes back with the money.
 */
export function promptPayPayload(bill: {
  /** Fifteen digits: a tax id and its suffix. */
  readonly billerId: string
  /** Up to twenty capital letters and digits. */
  readonly reference: string
  /** Baht with whole satang. */
  readonly amount: Amount
}): string {
  if (!/^\d{15}$/.test(bill.billerId)) throw new RangeError('a biller id has fifteen digits')
  if (!/^[A-Z0-9]{1,20}$/.test(bill.reference)) throw new RangeError('a reference is capital letters and digits')
  const merchant = field('00', 'A000000677010112') + field('01', bill.billerId) + field('02', bill.reference)
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('30', merchant),
    field('53', '764'),
    field('54', baht(bill.amount)),
    field('58', 'TH'),
  ].join('')
  const counted = `${text}6304`
  return counted + checksum(counted)
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

function baht(value: Amount): string {
  if (value <= 0n || value % 100n !== 0n) throw new RangeError('a payment is whole satang')
  return `${value / 10_000n}.${String((value % 10_000n) / 100n).padStart(2, '0')}`
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF, not reflected) as four upper-case hex digits. */
export function checksum(text: string): string {
  let register = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    register ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      register = register & 0x8000 ? ((register << 1) ^ 0x1021) & 0xffff : (register << 1) & 0xffff
    }
  }
  return register.toString(16).toUpperCase().padStart(4, '0')
}
