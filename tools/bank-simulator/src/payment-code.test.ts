import { parseAmount } from '@sanuk/money/amount'
import { describe, expect, test } from 'vitest'
import { groupPayeeNumber } from './payee-number.ts'
import { readBaht, readPaymentCode } from './payment-code.ts'

// Payloads as published with promptpay-qr and by Thai banks; the checksums were verified with another program.
const MOBILE = '00020101021129370016A000000677010111011300668012345675802TH530376463046197'
const MOBILE_AMOUNT = '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469'
const CITIZEN = '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A'
const WALLET = '00020101021129390016A00000067701011103150123456789012345802TH530376463049781'
const BILL =
  '00020101021230650016A00000067701011201150994000165501000210INV20240010308CUST004253037645406350.755802TH63043A18'

function code(payload: string) {
  const read = readPaymentCode(payload)
  if ('fault' in read) throw new Error(read.fault)
  return read.code
}

describe('a PromptPay code of a person', () => {
  test('is read with a mobile number', () => {
    expect(code(MOBILE)).toEqual({
      payee: { kind: 'mobile', number: '0066801234567', name: null },
      reference: null,
      secondReference: null,
      amount: null,
    })
    expect(groupPayeeNumber(code(MOBILE).payee)).toBe('080-123-4567')
  })

  test('is read with a mobile number and an amount', () => {
    expect(code(MOBILE_AMOUNT).amount).toBe(parseAmount('4.22'))
  })

  test('is read with a national id', () => {
    expect(groupPayeeNumber(code(CITIZEN).payee)).toBe('1-1111-11111-11-1')
  })

  test('is read with an e-wallet number', () => {
    expect(code(WALLET).payee).toEqual({ kind: 'e-wallet', number: '012345678901234', name: null })
  })
})

test('a biller’s code is read with both references', () => {
  expect(code(BILL)).toEqual({
    payee: { kind: 'biller', number: '099400016550100', name: null },
    reference: 'INV2024001',
    secondReference: 'CUST0042',
    amount: parseAmount('350.75'),
  })
})

test('blanks and line ends around a pasted code are ignored', () => {
  expect(readPaymentCode(`  ${BILL}\n`)).toHaveProperty('code')
})

// Where an object changed, the checksum was worked out anew with Python's binascii.crc_hqx(text, 0xFFFF).
test.each([
  ['a changed digit', BILL.replace('350.75', '950.75'), 'wrong-checksum'],
  ['a truncated code', BILL.slice(0, -8), 'wrong-checksum'],
  ['a link', 'https://example.test/pay', 'no-payment-code'],
  ['an empty text', '', 'no-payment-code'],
  ['another country', '00020101021129370016A000000677010111011300668012345675802SG53037646304B87C', 'not-promptpay'],
  ['another scheme', '00020101021126180014A00000000000005802TH53037646304992C', 'not-promptpay'],
  ['another currency', '00020101021129370016A000000677010111011300668012345675802TH53038406304E938', 'not-baht'],
  [
    'an amount of zero',
    '00020101021229370016A000000677010111011300660000000005802TH530376454040.00630424C7',
    'wrong-amount',
  ],
])('refuses as a payment code: %s', (_, payload, fault) => {
  expect(readPaymentCode(payload)).toEqual({ fault })
})

test.each([
  ['1,234.5', '1234.5'],
  [' 20 ', '20'],
  ['12,50', '12.5'],
  ['๑๒๓.๕๐ บาท', '123.5'],
  ['0.01', '0.01'],
])('the amount %j is read as %s baht', (text, expected) => {
  expect(readBaht(text)).toBe(parseAmount(expected))
})

test.each(['', '0', '0.00', '-5', '1.234', '1e3', 'ten', '1234567890'])('the amount %j is refused', (text) => {
  expect(readBaht(text)).toBeUndefined()
})
