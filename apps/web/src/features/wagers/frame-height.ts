import * as z from 'zod/mini'

const LOWEST = 120
const HIGHEST = 1200

const message = z.object({ kind: z.literal('height'), height: z.number().check(z.gt(0)) })

/** The height in a framed page's message `{ kind: 'height', height }`, kept within reason; `null` for anything else. */
export function heightOf(content: unknown): number | null {
  const read = message.safeParse(content)
  return read.success ? Math.min(Math.max(Math.ceil(read.data.height), LOWEST), HIGHEST) : null
}
