import { books } from '@sanuk/contracts/office'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'

/** How soon a house that has just been started is asked again whether its books have been looked at. */
const FIRST_LOOK_MS = 5_000

/** The books at this instant, asked for anew whenever the page is opened, and until they were checked for the first time. */
export function useBooks() {
  return useAsked({
    key: ['books'],
    ask: (signal) => call(books, undefined, signal),
    everyMs: (found) => found?.checkedAt === null && FIRST_LOOK_MS,
  })
}
