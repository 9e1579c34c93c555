import type { Word } from '@sanuk/locales/word'
import { WordedFault } from '../../../wire/worded-fault.ts'

type Said = { readonly word: Word; readonly field?: 'mobileNum' | 'verificationCode' }

const captcha: Said = { word: 'identity.phone.captcha' }
const expired: Said = { word: 'identity.phone.expired', field: 'verificationCode' }
const missing: Said = { word: 'identity.phone.missing_code', field: 'verificationCode' }
const closed: Said = { word: 'identity.phone.closed' }
const off: Said = { word: 'identity.phone.off' }

/** What Firebase's errors mean to whoever proves a number (https://firebase.google.com/docs/reference/js/auth). */
const SAID: Readonly<Record<string, Said>> = {
  'auth/invalid-phone-number': { word: 'identity.phone.invalid_number', field: 'mobileNum' },
  'auth/missing-phone-number': { word: 'identity.phone.missing_number', field: 'mobileNum' },
  'auth/too-many-requests': { word: 'identity.phone.too_many' },
  'auth/quota-exceeded': { word: 'identity.phone.quota' },
  'auth/invalid-verification-code': { word: 'identity.phone.invalid_code', field: 'verificationCode' },
  'auth/missing-verification-code': missing,
  'auth/missing-code': missing,
  'auth/code-expired': expired,
  'auth/invalid-verification-id': expired,
  'auth/missing-verification-id': expired,
  'auth/captcha-check-failed': captcha,
  'auth/invalid-app-credential': captcha,
  'auth/missing-app-credential': captcha,
  'auth/invalid-recaptcha-token': captcha,
  'auth/missing-recaptcha-token': captcha,
  'auth/operation-not-allowed': off,
  'auth/admin-restricted-operation': off,
  'auth/popup-closed-by-user': closed,
  'auth/cancelled-popup-request': closed,
  'auth/user-cancelled': closed,
  'auth/network-request-failed': { word: 'site.fault.network' },
}

const UNKNOWN: Said = { word: 'identity.phone.unknown' }

/** What went wrong at Firebase, in words of ours. */
export function firebaseFault(fault: unknown): WordedFault {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const { word, field } = SAID[code] ?? UNKNOWN
  return new WordedFault(word, field)
}
