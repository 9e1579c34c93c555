import * as z from 'zod/mini'
import { gameCode, issueNumber } from './lottery.ts'
import { route } from './route.ts'
import { cursor, instant } from './wire.ts'

/** A number that somebody shoots: five digits, with leading zeros. */
export const shot = z.string().check(z.regex(/^\d{5}$/))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const params = z.strictObject({ gameCode, number: issueNumber })

/** Shots of one page of the list. */
export const SHOTS_PAGE = 50

const listedShot = z.strictObject({
  id: z.string(),
  /** 1 is the newest. The platform's own shot has no place. */
  place: z.number(),
  shot,
  /** Masked; `null` for a member of another brand. */
  name: z.nullable(z.string()),
  at: instant,
})
export type ListedShot = z.output<typeof listedShot>

/** How a result came about: `number` are the last five digits of `total - taken`. */
const round = z.strictObject({
  /** The platform's own shot. */
  own: shot,
  /** Shots of the platform behind the oldest one, where there were fewer than 16. */
  fills: z.array(shot),
  /** The 16th shot of the list. */
  taken: shot,
  /** The sum of all shots, of the fills and of the platform's own. */
  total: z.number(),
  number: shot,
  result: z.array(z.string()),
})
export type YeekeeRound = z.output<typeof round>

export const yeekeeShots = route({
  method: 'GET',
  path: '/lotto/lgw/games/{gameCode}/numeros/{number}/shots',
  access: 'visitor',
  summary: 'What was shot for an issue of Yeekee, the newest first; the last seconds are shown once it is drawn.',
  params,
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    /** Whether it takes shots now. */
    isOpen: z.boolean(),
    /** Of the shots that are shown. */
    count: z.number(),
    sum: z.number(),
    list: z.array(listedShot),
    nextCursor: z.nullable(cursor),
    /** How long a member waits after a shot, how many they have in an issue, how long before the end none is shown. */
    pauseSeconds: z.number(),
    shotsMax: z.number(),
    hiddenSeconds: z.number(),
    /** Nothing before the draw. */
    drawn: z.nullable(round),
  }),
  refusals: ['game_unavailable', 'issue_unknown'],
})
export type ShotsAnswer = z.output<(typeof yeekeeShots)['answer']>

export const shoot = route({
  method: 'POST',
  path: '/lotto/lgw/games/{gameCode}/numeros/{number}/shots',
  access: 'trial',
  summary: 'Shoots a number for an issue of Yeekee while it is open; it costs nothing.',
  params,
  body: z.strictObject({ shot }),
  answer: z.strictObject({
    id: z.string(),
    shot,
    at: instant,
    /** How many more the member has in this issue. */
    left: z.number(),
    pauseSeconds: z.number(),
  }),
  refusals: [
    ...(['game_unavailable', 'issue_unknown', 'issue_closed', 'shot_too_soon', 'shots_used_up'] as const),
    'play_paused',
  ],
})

export const yeekeeRecord = route({
  method: 'GET',
  path: '/lotto/lgw/games/{gameCode}/numeros/{number}/shots/record',
  access: 'visitor',
  summary: 'All that a draw of Yeekee was made from, to be added up again by anybody.',
  params,
  answer: z.strictObject({
    format: z.literal('sanuk-yeekee-1'),
    game: gameCode,
    issue: issueNumber,
    commitment: hash,
    /** Everything from here on is told once it is drawn. */
    seed: z.nullable(hash),
    head: z.nullable(z.strictObject({ number: z.string(), hash })),
    sealedAt: z.nullable(instant),
    drawnAt: z.nullable(instant),
    /** The newest first. */
    shots: z.array(shot),
    own: z.nullable(shot),
    fills: z.array(shot),
    result: z.nullable(z.array(z.string())),
  }),
  refusals: ['game_unavailable', 'issue_unknown'],
})
