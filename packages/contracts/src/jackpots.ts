import * as z from 'zod/mini'
import { route } from './route.ts'
import { localized, money } from './wire.ts'

export const jackpots = route({
  method: 'GET',
  path: '/wps/relay/games/jackpots',
  access: 'visitor',
  summary: 'What is in the progressive pools that can be won in the currency of the brand, the fullest first.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        vendor: z.string(),
        code: z.string(),
        names: localized,
        games: z.array(z.string()),
        amount: money,
        /** Nobody has played for it yet: the amount is what it starts at. */
        isUnfed: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})
