import type { CaptchaAnswer } from '@sanuk/contracts/guard'
import type { RegistrationWish } from './registration-faults.ts'

/** What both ways of registering send. */
export type Wish = RegistrationWish & {
  readonly countryDialingCode?: string | undefined
  readonly verificationCode?: string | undefined
  readonly firebaseIdToken?: string | undefined
  readonly captcha?: CaptchaAnswer | undefined
  /** What a member is to be called whose username is made. */
  readonly nickname?: string | undefined
  /** Of a provider's sign-in that nobody had yet. */
  readonly ticket?: string | undefined
}
