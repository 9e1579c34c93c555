import { defineRoom } from '#platform/room'
import { ALL_RULES, checkAllRules } from '../../../book-rules.ts'
import { type Books, createBooks } from './index.ts'
import { booksRoutes } from './routes.ts'

export const booksRoom = defineRoom({
  name: 'books',
  build: (_below: object, { database, clock, log, ledgerHeads = null }) =>
    createBooks({
      database,
      clock,
      log,
      headKey: ledgerHeads?.key ?? null,
      dataDirectory: ledgerHeads?.directory ?? null,
      rules: ALL_RULES,
      check: checkAllRules,
    }),
  site: (serve, { books }: { readonly books: Books }) => booksRoutes(serve, { books }),
  jobs: (books) => [
    { name: 'books-look', every: '* * * * *', work: books.look },
    { name: 'books-sign-head', every: '* * * * *', work: books.signHead },
    { name: 'books-roll-up', every: '* * * * *', work: books.rollUp },
    { name: 'books-expire-holds', every: '* * * * *', work: books.expireHolds },
    { name: 'books-prepare-months', every: '23 3 * * *', work: books.prepareMonths },
  ],
})
