import { type Named, named, POST, postParameters, readResults } from './post-statement.ts'
import type { Queryable } from './queryable.ts'
import type { PostResult, Transfer } from './transfer.ts'

/**
 * Posts transfers in their order and answers each with its own outcome; one that fails leaves its neighbours alone.
 * Runs on its own or as part of the caller's transaction: the answer is true once that has been committed.
 */
export async function post(on: Queryable, transfers: readonly Transfer[]): Promise<PostResult[]> {
  const results: PostResult[] = []
  for (const part of partsWithoutRepeats(transfers)) {
    const { rows } = await on.query(POST.text, postParameters(part, null))
    results.push(...readResults(part, rows[0]))
  }
  return results
}

/** The same for one transfer. */
export async function postOne(on: Queryable, transfer: Transfer): Promise<PostResult> {
  const [result] = await post(on, [transfer])
  if (!result) throw new Error('one transfer, no outcome')
  return result
}

/** A key comes once in a statement: its repeat begins the next one. */
function partsWithoutRepeats(transfers: readonly Transfer[]): Named[][] {
  const parts: Named[][] = []
  let keys = new Set<string>()
  for (const transfer of transfers) {
    if (parts.length === 0 || keys.has(transfer.key)) {
      parts.push([])
      keys = new Set()
    }
    keys.add(transfer.key)
    parts.at(-1)?.push(named(transfer))
  }
  return parts
}
