import * as z from 'zod/mini'
import { pictureAddress } from './catalogue.ts'
import { route } from './route.ts'
import { instant, localized, money, uuid } from './wire.ts'

const game = z.strictObject({
  nodeId: uuid,
  code: z.string(),
  names: localized,
  thumbnail: z.nullable(pictureAddress),
})

/** Free rounds that a member has: `left` of `rounds` are still to be played. */
const ownFreeRounds = z.strictObject({
  id: uuid,
  name: z.string(),
  games: z.array(game),
  rounds: z.int(),
  left: z.int(),
  stake: money,
  /** What they paid so far, and all that they may pay. */
  paid: money,
  mostWin: money,
  /** How often what they pay is to be played, in per cent of it. */
  play: z.int(),
  from: instant,
  until: instant,
})
export type OwnFreeRounds = z.output<typeof ownFreeRounds>

export const freeRounds = route({
  method: 'GET',
  path: '/wps/free-rounds',
  access: 'member',
  summary: 'Free rounds that the member may play now, those that end first before the others.',
  answer: z.strictObject({ list: z.array(ownFreeRounds) }),
  refusals: [],
})
