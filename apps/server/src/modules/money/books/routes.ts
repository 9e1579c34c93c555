import { heads } from '@sanuk/contracts/ledger'
import type { Serve } from '#platform/serve'
import type { Books } from './index.ts'

/** Heads of an hour and a half: who keeps them asks more often than that. */
const HEADS_SHOWN = 90

export function booksRoutes(serve: Serve, { books }: { readonly books: Books }): void {
  serve(heads, async () => ({ list: await books.heads(HEADS_SHOWN) }))
}
