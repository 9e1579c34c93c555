import { books } from '@sanuk/contracts/office'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'

/** The books at this instant, asked for anew whenever the page is opened. */
export function useBooks() {
  return useAsked({ key: ['books'], ask: (signal) => call(books, undefined, signal) })
}
