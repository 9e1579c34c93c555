import * as z from 'zod/mini'
import { route } from './route.ts'
import { instant, money, uuid } from './wire.ts'

/** So many places a draw may have at most. */
export const PLACES_MAX = 500

/** Equal prizes of neighbouring places. */
export const prizeStep = z.strictObject({
  amount: money,
  count: z.number().check(z.int(), z.minimum(1), z.maximum(PLACES_MAX)),
})
export type PrizeStep = z.output<typeof prizeStep>

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const openDraw = z.strictObject({
  id: uuid,
  opensAt: instant,
  closesAt: instant,
  /** So much stake in settled rounds makes a ticket. */
  stakePerTicket: money,
  ticketsMax: z.number(),
  prizes: z.array(prizeStep),
  /** SHA-256 of the seed, which is shown after the draw. */
  commitment: hex,
})

const place = z.strictObject({ place: z.number(), amount: money, ticket: z.number(), name: z.string() })

const pastDraw = z.strictObject({
  id: uuid,
  closesAt: instant,
  drawnAt: instant,
  tickets: z.number(),
  commitment: hex,
  seed: hex,
  seal: z.strictObject({ number: z.string(), hash: hex }),
  winners: z.array(place),
})

export const raffle = route({
  method: 'GET',
  path: '/wps/relay/raffle',
  access: 'visitor',
  summary: 'The draw that is open, and the latest one with its winners and all that it was decided by.',
  kept: 'raffle',
  answer: z.strictObject({ current: z.nullable(openDraw), latest: z.nullable(pastDraw) }),
  refusals: [],
})

const ownPrize = z.strictObject({
  draw: uuid,
  place: z.number(),
  amount: money,
  ticket: z.number(),
  drawnAt: instant,
  expiresAt: instant,
  claimedAt: z.nullable(instant),
})

export const ownRaffle = route({
  method: 'GET',
  path: '/wps/relay/raffle/mine',
  access: 'member',
  summary: 'The member’s tickets in the open draw, those of the latest one, and prizes of the last weeks.',
  answer: z.strictObject({
    current: z.nullable(
      z.strictObject({
        tickets: z.number(),
        /** What is still to be staked for the next ticket; nothing where no more are to be had. */
        toNext: z.nullable(money),
      }),
    ),
    /** First and last number of the member's tickets in the latest draw. */
    latest: z.nullable(z.strictObject({ draw: uuid, first: z.number(), last: z.number() })),
    prizes: z.array(ownPrize),
  }),
  refusals: [],
})

export const claimRaffle = route({
  method: 'POST',
  path: '/wps/relay/raffle/claim',
  access: 'member',
  summary: 'Puts everything the member has won in a draw, and not claimed yet, into the wallet.',
  body: z.strictObject({ draw: uuid }),
  answer: z.strictObject({ amount: money }),
  refusals: ['play_paused', 'nothing_to_claim'],
})
