import { pendingSignIn } from '../../../session/pending-sign-in.ts'

/** A mobile number as it was typed, and the code its country is dialled by, as `66`. */
export type TypedMobile = { readonly countryDialingCode: string; readonly mobileNum: string }

/** A number that Firebase proved, and its proof, which is good once. */
export type ProvedNumber = { readonly mobile: TypedMobile; readonly firebaseIdToken: string }

// Kept by this page alone, as the ticket of a sign-in is.
let kept: ProvedNumber | null = null

/** Keeps a number with which somebody signed in whose it is not yet: they register with it. */
export function keepProvedNumber(proved: ProvedNumber): void {
  kept = proved
}

/** The number that somebody proved and now registers with. */
export function provedNumber(): ProvedNumber | null {
  return pendingSignIn('register_mobile') && kept
}

export const isSameMobile = (one: TypedMobile, other: TypedMobile): boolean =>
  one.mobileNum === other.mobileNum && one.countryDialingCode === other.countryDialingCode
