import type { books } from '@sanuk/contracts/office'
import type { AnswerOf } from '@sanuk/contracts/route'

/** What the operator API tells of the books. */
export type Books = AnswerOf<typeof books>
export type BookLine = Books['accounts'][number]
