import * as z from 'zod/mini'
import { route } from './route.ts'
import { answered, party, seat, seatStanding, vendorName } from './seamless-fields.ts'
import { money } from './wire.ts'

const seatCall = { requestId: vendorName(64), ...party, transaction: vendorName(64), seat }

/** What is in the wallet and in the seat afterwards. `amount` is what moved between them. */
const seatAnswer = z.strictObject({
  status: z.literal('OK'),
  balance: money,
  ...seatStanding,
  seated: money,
  amount: money,
  transaction: z.uuid(),
})

export const sit = route({
  ...answered,
  path: '/seamless/v1/sit',
  summary:
    'Takes money from the wallet to a seat once, or more of it to one that is taken. It needs what a stake needs.',
  body: z.strictObject({ ...seatCall, amount: money }),
  answer: seatAnswer,
})

export const stand = route({
  ...answered,
  path: '/seamless/v1/stand',
  summary: 'Brings all that is in a seat home to the wallet, once, however long the member is gone.',
  body: z.strictObject(seatCall),
  answer: seatAnswer,
})
