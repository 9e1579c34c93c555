import * as z from 'zod/mini'

/** A password as it was typed: any characters, never trimmed. */
export const passwordText = z.string().check(z.minLength(1), z.maxLength(256))

/** Stands for a sign-in that is not finished; whoever holds it may go on with it, once, for ten minutes. */
export const ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** A mobile number as it was typed, and the code its country is dialled by, as `66`. */
export const mobileNumber = {
  countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
  mobileNum: z.string().check(z.minLength(4), z.maxLength(20), z.regex(/^[\d\s()-]+$/)),
}

/** What Firebase gave a page when somebody proved a number there: a JSON web token, good once. */
export const firebaseIdToken = z.string().check(z.maxLength(4096), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/))

/** A code that was sent. */
export const verificationCode = z.string().check(z.minLength(1), z.maxLength(20))
