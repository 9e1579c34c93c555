import { mayGoTogether, named, POST_IN_TURN, POST_TOGETHER, postParameters, readResults } from './post-statement.ts'
import type { Queryable } from './queryable.ts'
import type { PostResult, Transfer } from './transfer.ts'

/**
 * Posts transfers in their order and answers each with its own outcome; one that fails leaves its neighbours alone.
 * Runs on its own or as part of the caller's transaction: the answer is true once that has been committed.
 */
export async function post(on: Queryable, transfers: readonly Transfer[]): Promise<PostResult[]> {
  if (transfers.length === 0) return []
  const keys = new Set(transfers.map(({ key }) => key))
  const { text } = keys.size === transfers.length && transfers.every(mayGoTogether) ? POST_TOGETHER : POST_IN_TURN
  const content = transfers.map(named)
  const { rows } = await on.query(text, postParameters(content, null))
  return readResults(content, rows[0])
}

/** The same for one transfer. */
export async function postOne(on: Queryable, transfer: Transfer): Promise<PostResult> {
  const [result] = await post(on, [transfer])
  if (!result) throw new Error('one transfer, no outcome')
  return result
}
