import * as z from 'zod/mini'
import { fileName } from './file-name.ts'
import { dayQuery } from './list-query.ts'
import { route } from './route.ts'
import { BANK_CODES } from './thai-banks.ts'
import { currencyCode, cursor, instant, money, queryNumber, shortText, signedMoney, uuid } from './wire.ts'

/** The account that codes are paid into and payouts leave from; the others are bank accounts of the cashier's. */
export const MAIN_ACCOUNT = 'main'

/** What a column of a bank's file may hold. `amount` is signed: what left carries a minus. */
export const STATEMENT_COLUMNS = [
  ...(['date', 'time', 'amount', 'debit', 'credit', 'balance', 'reference', 'description'] as const),
] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]

/** Of a bank's file, at most; what is longer is cut into days. */
export const BANK_FILE_BYTES_MAX = 5 * 1024 * 1024
export const BANK_FILE_LINES_MAX = 50_000

/** More columns than these no bank has. */
export const BANK_FILE_WIDTH_MAX = 60

/** How the bank's file and our books differ. */
export const STATEMENT_KINDS = ['only_at_bank', 'only_in_books', 'other_amount'] as const

/** `cleared`: the other side came to light by itself; `settled`: an operator said why. */
export const STATEMENT_STATES = ['open', 'cleared', 'settled'] as const

/** What our books have: a payment that came, one sent back, a payment that left, one that never arrived. */
export const BOOKED_KINDS = ['payment', 'refund', 'payout', 'payout_back'] as const

export const STATEMENT_DIFFERENCES_PAGE = 50

const accountName = z.union([z.literal(MAIN_ACCOUNT), uuid])
const place = z.optional(queryNumber(0, BANK_FILE_WIDTH_MAX - 1))

/** Where each column stands, counted from 0. */
const places = {
  date: place,
  time: place,
  amount: place,
  debit: place,
  credit: place,
  balance: place,
  reference: place,
  description: place,
}

const seen = { method: 'GET', access: 'operator', power: 'statements.see' } as const
const done = { method: 'POST', access: 'operator', power: 'statements.change' } as const
const byId = z.strictObject({ id: uuid })

export const listStatementAccounts = route({
  ...seen,
  path: '/ops/statement-accounts',
  summary: 'The brand’s accounts whose statements can be compared.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        account: z.string(),
        bank: z.nullable(z.enum(BANK_CODES)),
        /** None where only the demo's biller is there. */
        number: z.nullable(z.string()),
        holder: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
})

export const readBankFile = route({
  ...done,
  path: '/ops/statement-readings',
  summary:
    'Reads the head of a bank’s file and says which column seems to hold what; as it was last time, where the account had such a file before. The body is the file, CSV, perhaps compressed by gzip. Nothing is kept.',
  query: z.strictObject({ account: accountName }),
  answer: z.strictObject({
    /** The line on which the columns are named, counted from 1. */
    headLine: z.number(),
    headers: z.array(z.string()),
    /** The first lines under it. */
    samples: z.array(z.array(z.string())),
    columns: z.partialRecord(z.enum(STATEMENT_COLUMNS), z.number()),
    remembered: z.boolean(),
    toleranceMinutes: z.number(),
  }),
  refusals: [],
})

const gap = z.strictObject({
  /** Of the file; 0 is what is missing before its first line, since the statement before it. */
  line: z.number(),
  /** What the running balance moved by without a line. */
  amount: signedMoney,
})

const statement = z.strictObject({
  id: uuid,
  account: z.string(),
  bank: z.nullable(z.enum(BANK_CODES)),
  number: z.nullable(z.string()),
  fileName: z.string(),
  madeBy: z.string(),
  madeAt: instant,
  /** Of its first and its last line. */
  from: instant,
  until: instant,
  lines: z.number(),
  /** Those that no earlier file had. */
  fresh: z.number(),
  matched: z.number(),
  open: z.number(),
  currency: currencyCode,
  moneyIn: money,
  moneyOut: money,
  gaps: z.number(),
})

const wholeStatement = z.strictObject({
  ...statement.shape,
  /** SHA-256 of the file. */
  fileHash: z.string(),
  /** From when on our books were looked at: from the end of the statement before, where nothing is in between. */
  coversFrom: instant,
  linesIn: z.number(),
  linesOut: z.number(),
  /** As the file has them; none without a column of running balances. */
  opening: z.nullable(signedMoney),
  closing: z.nullable(signedMoney),
  /** The first of them. */
  gapsNamed: z.array(gap),
  /** What our books had with the bank when the file's last line was written. */
  books: signedMoney,
  /** What had arrived by then and is nobody's yet: at the bank, and not in the books. */
  held: signedMoney,
  /** By how much bank and books were apart in the statement before. */
  apartBefore: z.nullable(signedMoney),
  differences: z.number(),
})

export const compareBankFile = route({
  ...done,
  path: '/ops/statements',
  summary:
    'Compares a bank’s file with our payments and payouts, line by line. The body is the file, perhaps compressed by gzip; the same file again answers the earlier comparison, and lines of an earlier file are not counted again.',
  query: z.strictObject({
    account: accountName,
    fileName: z.optional(fileName),
    headLine: queryNumber(1, 200),
    toleranceMinutes: queryNumber(0, 1440),
    ...places,
  }),
  answer: z.strictObject({ statement: wholeStatement, repeated: z.boolean() }),
  refusals: [],
})

/** Whether differences of a statement are still to be settled. */
export const STATEMENT_RESULTS = ['open', 'settled'] as const

export const listStatements = route({
  ...seen,
  path: '/ops/statements',
  summary: 'Comparisons of banks’ files with our books, newest first.',
  query: z.strictObject({
    ...dayQuery,
    account: z.optional(accountName),
    result: z.optional(z.enum(STATEMENT_RESULTS)),
  }),
  answer: z.strictObject({ list: z.array(statement), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const readStatement = route({
  ...seen,
  path: '/ops/statements/{id}',
  summary: 'One comparison with its sums, its balances and what is missing between its lines.',
  params: byId,
  answer: wholeStatement,
  refusals: [],
})

export const lookAgainAtStatement = route({
  ...done,
  path: '/ops/statements/{id}/look-again',
  summary: 'Compares what is open of this account anew: money that was told of meanwhile is found.',
  params: byId,
  answer: z.strictObject({ cleared: z.number() }),
  refusals: [],
})

const side = z.strictObject({ amount: signedMoney, at: instant, reference: z.string() })

export const listStatementDifferences = route({
  ...seen,
  path: '/ops/statements/{id}/differences',
  summary: 'Where a bank’s file and our books differ, fifty on a page; `search` is a whole reference.',
  params: byId,
  query: z.strictObject({
    kind: z.optional(z.enum(STATEMENT_KINDS)),
    state: z.optional(z.enum(STATEMENT_STATES)),
    search: z.optional(shortText),
    page: z.optional(queryNumber(1, 2_000)),
  }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: uuid,
        kind: z.enum(STATEMENT_KINDS),
        state: z.enum(STATEMENT_STATES),
        bank: z.nullable(
          z.strictObject({
            ...side.shape,
            /** Of the file it first stood in. */
            line: z.number(),
            description: z.string(),
            /** The file says the day and no time. */
            dayOnly: z.boolean(),
          }),
        ),
        books: z.nullable(z.strictObject({ ...side.shape, kind: z.enum(BOOKED_KINDS), id: uuid })),
        note: z.nullable(z.string()),
        settledBy: z.nullable(z.string()),
        settledAt: z.nullable(instant),
        /** The held payment that was made of it. */
        payment: z.nullable(uuid),
      }),
    ),
    pages: z.number(),
  }),
  refusals: [],
})

const byDifference = { params: byId, body: z.strictObject({ note: shortText }) }

export const settleStatementDifference = route({
  ...done,
  ...byDifference,
  path: '/ops/statement-differences/{id}/settle',
  summary: 'Says why a difference is none, or what is done about it.',
  answer: z.strictObject({}),
  refusals: ['difference_settled'],
})

export const holdStatementLine = route({
  ...done,
  ...byDifference,
  power: 'money.change',
  path: '/ops/statement-differences/{id}/hold',
  summary:
    'Makes a held payment of money that arrived and nobody knows of, under the bank’s reference, so that it can be credited or sent back. Asked again, it answers the same payment.',
  answer: z.strictObject({ payment: uuid }),
  refusals: ['difference_settled', 'bank_reference_used'],
})
