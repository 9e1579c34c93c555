import { describe, expect, test } from 'vitest'
import { countryOfNumber, readPhoneNumber } from './phone-number.ts'

const thai = (mobileNum: string) => readPhoneNumber({ mobileNum, countryDialingCode: '66' })

// Thailand's plan: mobile numbers are 06, 08 or 09 and eight more digits (NBTC, national numbering plan of 2011).
describe('a Thai mobile number', () => {
  test.each([
    '0812345678',
    '812345678',
    '081 234 5678',
    '081-234-5678',
    '(081) 2345678',
    '+66812345678',
    '0066812345678',
    '+66 81-234-5678',
    '+66 (0)81 234 5678',
    '66812345678',
    '๐๘๑ ๒๓๔ ๕๖๗๘',
  ])('is read from %s', (typed) => {
    expect(thai(typed)).toEqual({ number: '+66812345678', country: 'TH' })
  })

  test.each([
    ['081234567', 10],
    ['08123456789', 10],
    ['81234567', 9],
    ['+6681234567', 9],
  ])('%s has the wrong length, and the fault names the right number of digits', (typed, digits) => {
    expect(thai(typed)).toEqual({ fault: { field: 'mobileNum', word: 'field.phone_digits', values: { digits } } })
  })

  test.each(['0112345678', '0000000000', '+85512345678', 'abc', '0812345678;ext=1'])('%s is refused', (typed) => {
    expect(thai(typed)).toMatchObject({ fault: { field: 'mobileNum' } })
  })
})

test('a Thai landline number is refused', () => {
  // Bangkok: 02 and seven more digits.
  expect(thai('021234567')).toMatchObject({ fault: { word: 'field.phone_digits' } })
})

test('no number of digits is named for a country where it varies', () => {
  // Indonesian mobile numbers have nine to twelve digits after the zero.
  expect(readPhoneNumber({ mobileNum: '0812', countryDialingCode: '62' })).toEqual({
    fault: { field: 'mobileNum', word: 'field.phone' },
  })
})

test('the number decides between countries that share a dialling code', () => {
  // 204 is Manitoba, 212 is Manhattan (NANPA).
  expect(readPhoneNumber({ mobileNum: '2042345678', countryDialingCode: '1' })).toMatchObject({ country: 'CA' })
  expect(readPhoneNumber({ mobileNum: '2122345678', countryDialingCode: '1' })).toMatchObject({ country: 'US' })
})

test('a dialling code of no country is refused', () => {
  expect(readPhoneNumber({ mobileNum: '0812345678', countryDialingCode: '999' })).toEqual({
    fault: { field: 'countryDialingCode', word: 'field.phone_country' },
  })
})

test('the country of an E.164 mobile number is known, of anything else null', () => {
  expect(countryOfNumber('+66812345678')).toBe('TH')
  expect(countryOfNumber('+84912345678')).toBe('VN')
  expect(countryOfNumber('0812345678')).toBeNull()
  expect(countryOfNumber('+6621234567')).toBeNull()
})
