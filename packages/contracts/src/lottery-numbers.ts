import * as z from 'zod/mini'
import { gameCode, issueNumber, playCode } from './lottery.ts'
import { route } from './route.ts'
import { money } from './wire.ts'

/**
 * At which rate a number is sold: `full`, `half` once so much was staked on it or an operator says so, or not any more.
 */
export const NUMBER_RATES = ['full', 'half', 'closed'] as const
export type NumberRate = (typeof NUMBER_RATES)[number]

/** A number of a play, with all its digits. */
export const playNumber = z.string().check(z.regex(/^\d{1,6}$/))

/** A number of a play that is not sold as the others are, or has been staked on. */
export const numberState = z.strictObject({
  number: playNumber,
  rate: z.enum(NUMBER_RATES),
  /** What may still be staked on it at this rate in this issue, by all members together; `null`: as much as anybody wants. */
  left: z.nullable(money),
})
export type NumberState = z.output<typeof numberState>

export const lotteryNumbers = route({
  method: 'GET',
  path: '/lotto/lgw/games/{gameCode}/numeros/{number}/rates',
  access: 'visitor',
  summary: 'Numbers of an issue that are sold at half the prize or not at all, and what may still be staked on each.',
  params: z.strictObject({ gameCode, number: issueNumber }),
  query: z.strictObject({ play: z.optional(playCode) }),
  answer: z.strictObject({
    /** Plays whose numbers have limits; none of a game without any. */
    plays: z.array(
      z.strictObject({
        play: playCode,
        /** What may be staked on a number that is not listed, at the full rate; `null`: as much as anybody wants. */
        left: z.nullable(money),
        numbers: z.array(numberState),
      }),
    ),
  }),
  refusals: ['game_unavailable', 'issue_unknown'],
})

/** What a bet is told whose numbers are not sold as it wants them: of each line, by its place, numbers with their states. */
export const numberFaults = z.array(z.strictObject({ line: z.number(), play: playCode, numbers: z.array(numberState) }))
