import * as z from 'zod/mini'
import { amountQuery } from './list-query.ts'
import { route } from './route.ts'
import { TRANSFER_STATES, transfer } from './transfers.ts'
import { currencyCode, cursor, money, shortText, uuid } from './wire.ts'

/** What an operator looks at: those in a state, or those under way that nobody gets an answer about. */
export const TRANSFER_VIEWS = ['attention', ...TRANSFER_STATES] as const

const officeTransfer = z.strictObject({
  ...transfer.shape,
  member: uuid,
  username: z.string(),
  currency: currencyCode,
  /** Why it was refused: the vendor’s own status, or that it never heard of it. */
  reason: z.nullable(z.string()),
  /** How often the vendor was asked what became of it. */
  questions: z.number(),
  /** What it last answered instead of saying so: its status, `NO_ANSWER` or `OTHER_ANSWER`. */
  lastFault: z.nullable(z.string()),
  needsAttention: z.boolean(),
  /** Whether the vendor may be asked now; not in the first moments. */
  askable: z.boolean(),
})
export type OfficeTransfer = z.output<typeof officeTransfer>

export const listAllTransfers = route({
  method: 'GET',
  path: '/ops/transfers',
  access: 'operator',
  power: 'money.see',
  summary: 'Transfers of the brand between main wallets and vendors’ wallets, newest first. `search` is a username.',
  query: z.strictObject({
    ...amountQuery,
    state: z.optional(z.enum(TRANSFER_VIEWS)),
    search: z.optional(shortText),
  }),
  answer: z.strictObject({
    list: z.array(officeTransfer),
    nextCursor: z.nullable(cursor),
    /** What is set aside on its way to each vendor, whatever the list is narrowed to. */
    held: z.array(
      z.strictObject({
        vendor: z.string(),
        vendorName: z.string(),
        currency: currencyCode,
        transfers: z.number(),
        amount: money,
      }),
    ),
  }),
  refusals: [],
})

export const askTransferNow = route({
  method: 'POST',
  path: '/ops/transfers/{id}/ask',
  access: 'operator',
  power: 'money.change',
  summary: 'Asks the vendor now what became of a transfer. Nothing is decided but by its own word.',
  params: z.strictObject({ id: uuid }),
  answer: officeTransfer,
  refusals: ['vendor_unreachable'],
})
