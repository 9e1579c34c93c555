import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { checksum, promptPayPayload } from './promptpay-payload.ts'

test('the checksum matches the check value in the catalogue of CRC algorithms', () => {
  // CRC-16/IBM-3740 (CCITT-FALSE), check value of "123456789": https://reveng.sourceforge.io/crc-catalogue/16.htm
  expect(checksum('123456789')).toBe('29B1')
})

test.each([
  // Codes that other generators of PromptPay publish in their tests.
  ['00020101021129370016A000000677010111011300668012345675802TH53037646304', '6197'],
  ['00020101021229370016A000000677010111011300660000000005802TH530376454044.226304', 'E469'],
  ['00020101021129370016A000000677010111021311111111111115802TH53037646304', '7B5A'],
])('the checksum matches that of published PromptPay code %#', (text, expected) => {
  expect(checksum(text)).toBe(expected)
})

test('encodes a bill payment with biller id, reference, amount and checksum', () => {
  const payload = promptPayPayload({
    billerId: '099400016550100',
    reference: 'INV2024001',
    amount: parseAmount('350.75'),
  })
  const merchant = '0016A000000677010112' + '0115099400016550100' + '0210INV2024001'
  expect(payload.slice(0, -4)).toBe(`000201010212${'3053'}${merchant}${'5303764'}${'5406350.75'}${'5802TH'}6304`)
  expect(payload.slice(-4)).toBe(checksum(payload.slice(0, -4)))
})

test.each(['0', '0.001', '-1', '1.005'])('rejects a payment of %s baht', (amount) => {
  expect(() => promptPayPayload({ billerId: '0'.repeat(15), reference: 'A', amount: parseAmount(amount) })).toThrow(
    RangeError,
  )
})
