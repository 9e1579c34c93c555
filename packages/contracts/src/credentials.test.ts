import { expect, test } from 'vitest'
import { bankReference } from './bank-reference.ts'
import {
  codeFault,
  emailText,
  invitationCode,
  mobileNumber,
  paymentPasswordText,
  personName,
  recoveryCode,
  verificationCode,
} from './credentials.ts'

test('codes, numbers and PINs are accepted with the blanks and signs they were copied with', () => {
  expect(verificationCode.parse(' 123 456\n')).toBe('123456')
  expect(verificationCode.parse('๑๒๓-๔๕๖')).toBe('123456')
  expect(recoveryCode.parse('7k2m – 9qxa – bt4f')).toBe('7k2m9qxabt4f')
  expect(mobileNumber.mobileNum.parse('0066 81-234-5678')).toBe('+66812345678')
  expect(invitationCode.parse('friends 88')).toBe('FRIENDS88')
  expect(paymentPasswordText.parse(' 246 813 ')).toBe('246813')
  expect(paymentPasswordText.parse('two words')).toBe('two words')
})

test('names, addresses of mail and references of banks are stored as they read, however they were copied', () => {
  expect(personName.parse('สมชาย\u00a0ใจดี\u200b')).toBe('สมชาย ใจดี')
  expect(emailText.parse(' mailto:mali@example.com')).toBe('mali@example.com')
  expect(bankReference.parse('\u200bR-77 ')).toBe('R-77')
  for (const schema of [personName, emailText, bankReference]) expect(schema.safeParse('\u200b ').success).toBe(false)
})

test('what cannot be a code or a number is refused', () => {
  for (const text of ['12345', '1234567', 'abc', '']) expect(verificationCode.safeParse(text).success).toBe(false)
  expect(recoveryCode.safeParse('7K2M-9QXA').success).toBe(false)
  expect(mobileNumber.mobileNum.safeParse('0812345678;ext=1').success).toBe(false)
  expect(codeFault('six_digits', ' ')).toBe('field.required')
  expect(codeFault('six_digits', '12 34')).toBe('field.six_digits')
  expect(codeFault('six_digits', '๑๒๓ ๔๕๖')).toBeNull()
  expect(codeFault('recovery_code', '7k2m 9qxa bt4f')).toBeNull()
})
