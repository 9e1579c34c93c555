import * as z from 'zod/mini'
import { listOf } from './limits.ts'
import { card, revisedCoups, shoeFields, shownBets } from './shoe-record.ts'

/** More coups than a shoe has: 201. */
const COUPS_MAX = 210

const coup = z.object({ dragon: card, tiger: card, winner: z.enum(['dragon', 'tiger', 'tie']) })

/** A shoe of a live dragon tiger table as the table showed it. It is shuffled and burnt as one of baccarat. */
export const dragonTigerRecord = z.object({
  ...shoeFields,
  format: z.literal('sanuk-dragon-tiger-1'),
  coups: listOf(coup, COUPS_MAX),
  revised: z.exactOptional(revisedCoups(coup, COUPS_MAX)),
  bets: z.exactOptional(shownBets(COUPS_MAX)),
})
export type DragonTigerRecord = z.output<typeof dragonTigerRecord>
