import * as z from 'zod/mini'
import { tableGame, turns } from './live-tables.ts'
import { instant } from './wire.ts'

/**
 * What a studio tells of a table at which people deal: one signed call an event. It is signed as vendors' calls are
 * (`signature.ts`), with a key that belongs to the studio.
 */
export const STUDIO_EVENTS_PATH = '/studio/v1/events'

/** For how long bets may be taken, counted from when the opening arrives. */
export const STUDIO_BETTING_SECONDS = { least: 3, most: 120 } as const

const name = z.string().check(z.minLength(1), z.maxLength(64))
const reason = z.string().check(z.minLength(1), z.maxLength(500))

/** An address that pages may load from: by TLS, or on the machine itself. */
export const streamAddress = z
  .url()
  .check(z.maxLength(500), z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)/))

/** The moving picture of a table: a list of parts, or a session that is offered by WHEP. */
export const studioStream = z.strictObject({ kind: z.enum(['hls', 'whep']), url: streamAddress })
export type StudioStream = z.output<typeof studioStream>

/** A picture is shown where it has the origin of the stream. */
export const studioDealer = z.strictObject({ name, picture: z.nullable(streamAddress) })
export type StudioDealer = z.output<typeof studioDealer>

const event = {
  table: tableGame,
  /** Counts the events of a table from 1, those that are refused too. */
  number: z.int().check(z.gte(1)),
}
/** The studio's own name of a coup, once at a table. */
const coup = name
/** One thing of a coup as it is seen: places and faces as operators enter them. */
const seen = {
  coup,
  place: z.string().check(z.regex(/^[a-z0-9-]{1,16}$/)),
  face: z.string().check(z.regex(/^[A-Za-z0-9-]{1,16}$/)),
}

export const studioEvent = z.discriminatedUnion('kind', [
  /** A new shoe is at the table; of games without one a new list of results begins. */
  z.strictObject({ kind: z.literal('shoe'), ...event, shoe: name }),
  /** Bets are taken until that instant by our clock, or until `close` arrives. */
  z.strictObject({ kind: z.literal('open'), ...event, coup, until: instant }),
  z.strictObject({ kind: z.literal('close'), ...event, coup }),
  z.strictObject({ kind: z.literal('card'), ...event, ...seen }),
  /** The ball, or a die. */
  z.strictObject({ kind: z.literal('outcome'), ...event, ...seen }),
  /** All that came out, and what it came to in short as lists show it: the totals of both sides, both cards, the numbers. */
  z.strictObject({
    kind: z.literal('result'),
    ...event,
    coup,
    turns,
    faces: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10)),
    /** Where the coup can be seen again. */
    video: z.optional(streamAddress),
  }),
  /** A coup that was settled came out otherwise. */
  z.strictObject({ kind: z.literal('correct'), ...event, coup, turns, reason }),
  /** A coup counts for nothing, and every stake goes back. */
  z.strictObject({ kind: z.literal('void'), ...event, coup, reason }),
  z.strictObject({ kind: z.literal('dealer'), ...event, dealer: z.nullable(studioDealer) }),
  z.strictObject({ kind: z.literal('status'), ...event, isPaused: z.boolean(), stream: z.nullable(studioStream) }),
  /** A sign of life. It has no number of its own: `last` is that of the newest event, 0 before the first. */
  z.strictObject({ kind: z.literal('heartbeat'), table: tableGame, last: z.int().check(z.gte(0)) }),
])
export type StudioEvent = z.output<typeof studioEvent>
export type NumberedStudioEvent = Exclude<StudioEvent, { kind: 'heartbeat' }>

/** What is refused without being kept, with its HTTP status: the same number may be sent again. */
export const STUDIO_REFUSALS = {
  invalid_signature: 401,
  invalid_event: 400,
  /** No such table is fed by the studio of this key. */
  unknown_table: 404,
  /** Events are missing before this one; `next` is the first of them. */
  gap: 409,
  /** Another event was sent under this number. */
  number_in_use: 409,
  /** Another process deals at the table now. */
  not_dealt_here: 503,
} as const

/** What is kept with its number and changes nothing. Those of the second line stop the coup: it is void unless it is void already. */
export const STUDIO_FAULTS = [
  ...(['not_now', 'unknown_coup', 'coup_in_use', 'invalid_until', 'table_off'] as const),
  ...(['dealt_too_early', 'turn_not_due', 'result_does_not_follow'] as const),
  ...(['no_such_outcome', 'same_outcome', 'too_old', 'changed_meanwhile'] as const),
] as const
export type StudioFault = (typeof STUDIO_FAULTS)[number]
export type StudioRefusal = keyof typeof STUDIO_REFUSALS

/** The answer to every event. An event that comes again is answered as it was, and changes nothing. */
export const studioAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('taken'),
    isRepeated: z.boolean(),
    /** The number that is expected next. */
    next: z.number(),
  }),
  z.strictObject({
    outcome: z.literal('refused'),
    fault: z.enum([...STUDIO_FAULTS, ...(Object.keys(STUDIO_REFUSALS) as StudioRefusal[])]),
    isRepeated: z.boolean(),
    next: z.nullable(z.number()),
  }),
])
export type StudioAnswer = z.output<typeof studioAnswer>
