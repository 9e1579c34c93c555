import * as z from 'zod/mini'
import { paymentPasswordText, personName } from './credentials.ts'
import { route } from './route.ts'
import { BANK_CODES } from './thai-banks.ts'
import { instant, shortText, uuid } from './wire.ts'

/** An account of the member's own to which money may go. Its number is never shown whole. */
export const payee = z.strictObject({
  id: uuid,
  bank: z.enum(BANK_CODES),
  /** As the bank prints it, all but four digits covered. */
  masked: z.string(),
  holder: z.string(),
  addedAt: instant,
  /** From when on it is paid to; passed already for one that is ready. */
  usableFrom: instant,
})
export type Payee = z.output<typeof payee>

export const listPayees = route({
  method: 'GET',
  path: '/wps/member/bank-accounts',
  access: 'member',
  summary: 'The bank accounts to which the signed-in member’s money may go, and in whose name they must be.',
  answer: z.strictObject({
    /** `null` until it is given with the first account; fixed from then on. */
    payeeName: z.nullable(z.string()),
    accounts: z.array(payee),
    /** How many there may be. */
    maximum: z.number(),
  }),
  refusals: [],
})

export const addPayee = route({
  method: 'POST',
  path: '/wps/member/bank-accounts',
  access: 'member',
  summary: 'Adds an account in the member’s own name. The first one pays at once, any later one after a day.',
  sealed: true,
  body: z.strictObject({
    bank: z.enum(BANK_CODES),
    number: shortText,
    holder: personName,
    paymentPassword: paymentPasswordText,
  }),
  answer: payee,
  refusals: [
    ...(['payment_password_missing', 'payment_password_wrong', 'payment_password_locked'] as const),
    ...(['sealed_body_invalid', 'sealed_body_replayed'] as const),
    ...(['payee_name_differs', 'bank_account_taken', 'bank_accounts_full'] as const),
  ],
})

export const removePayee = route({
  method: 'DELETE',
  path: '/wps/member/bank-accounts/{id}',
  access: 'member',
  summary: 'Takes an account away; what was asked for is still paid to it.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({}),
  refusals: [],
})
