import * as z from 'zod/mini'

const message = z.object({ kind: z.literal('record'), record: z.string().check(z.maxLength(2_000_000)) })

/** The round in a framed page's message `{ kind: 'record', record }`, as text that a check reads; `null` for anything else. */
export function recordIn(content: unknown): string | null {
  const read = message.safeParse(content)
  return read.success ? read.data.record : null
}
