import { say } from '@sanuk/locales/server-words'
import { expect, test } from 'vitest'
import { firebaseFault } from './firebase-words.ts'

const errorOf = (code: string) => Object.assign(new Error('in English, for whoever develops'), { code })
const told = (code: string) => {
  const { word, field } = firebaseFault(errorOf(code))
  return { text: say('en', word), field }
}

// The codes are those of Firebase's reference (firebase.google.com/docs/reference/js/auth, AuthErrorCodes).
test.each([
  ['invalid-phone-number', /^Invalid phone number/, 'mobileNum'],
  ['missing-phone-number', /enter your phone number/, 'mobileNum'],
  ['too-many-requests', /Too many requests.*5 minutes/, null],
  ['quota-exceeded', /contact customer service/, null],
  ['invalid-verification-code', /^Invalid verification code/, 'verificationCode'],
  ['missing-verification-code', /enter the verification code/, 'verificationCode'],
  ['code-expired', /expired.*request a new one/, 'verificationCode'],
  ['captcha-check-failed', /you are human/, null],
  ['operation-not-allowed', /not enabled/, null],
  ['popup-closed-by-user', /closed.*failed.*try again/, null],
])('the Firebase error auth/%s is shown as %s', (code, text, field) => {
  const fault = told(`auth/${code}`)
  expect(fault.text).toMatch(text)
  expect(fault.field).toBe(field)
})

test('any other Firebase error is shown as a hint to contact support', () => {
  expect(told('auth/internal-error').text).toMatch(/contact support/)
  expect(say('th', firebaseFault('no error at all').word)).toMatch(/ฝ่ายบริการลูกค้า/)
})
