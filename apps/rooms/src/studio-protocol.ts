import { studioDealer, studioStream } from '@sanuk/contracts/studio-events'
import * as z from 'zod/mini'

/** What pages are told of a table at which people deal in a studio. */
export const studioView = z.strictObject({
  /** The studio's code. */
  code: z.string(),
  dealer: z.nullable(studioDealer),
  stream: z.nullable(studioStream),
  isPaused: z.boolean(),
  /** Nothing is heard of the studio; or what it told of the coup contradicts itself, so that it is not dealt on. */
  trouble: z.nullable(z.enum(['silent', 'halted'])),
})
export type StudioView = z.output<typeof studioView>
