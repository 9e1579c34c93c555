import { expect, test } from 'vitest'
import { checksum, hasRightChecksum, readDataObjects } from './emvco.ts'

test('the checksum gives the check value of the CRC catalogue', () => {
  // https://reveng.sourceforge.io/crc-catalogue/16.htm#crc.cat.crc-16-ibm-3740, also known as CRC-16/CCITT-FALSE.
  expect(checksum('123456789')).toBe('29B1')
})

test('a text is valid with its own checksum only', () => {
  const text = '00020101021129370016A000000677010111011300668012345675802TH53037646304'
  expect(hasRightChecksum(`${text}6197`)).toBe(true)
  expect(hasRightChecksum(`${text}6198`)).toBe(false)
  expect(hasRightChecksum('29B1')).toBe(false)
})

test('data objects are read by their length fields', () => {
  expect(readDataObjects('0002015802TH')).toEqual(
    new Map([
      ['00', '01'],
      ['58', 'TH'],
    ]),
  )
})

test.each([
  ['an empty text', ''],
  ['a length that runs past the end', '000301'],
  ['a truncated header', '000201580'],
  ['an id that is not a number', 'AA0201'],
  ['an id that comes twice', '000201000202'],
  ['an empty object', '0000'],
])('readDataObjects refuses %s', (_, text) => {
  expect(readDataObjects(text)).toBeNull()
})
