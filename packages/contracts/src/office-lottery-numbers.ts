import * as z from 'zod/mini'
import { gameCode, issueNumber, playCode } from './lottery.ts'
import { NUMBER_RATES, playNumber } from './lottery-numbers.ts'
import { route } from './route.ts'
import { instant, money, shortText, uuid } from './wire.ts'

/** Numbers that one call marks at most: those of a play of three digits. */
export const MARKED_NUMBERS_MAX = 1_000

const seen = { method: 'GET', access: 'operator', power: 'lottery.see' } as const
const done = { access: 'operator', power: 'lottery.change' } as const

const issueId = z.string().check(z.regex(/^\d{1,18}$/))
const person = z.strictObject({ id: uuid, username: z.string() })
const isSome = (text: string): boolean => /[1-9]/.test(text)

/** From which stake on one number in one issue, by all members of the brand, it pays half and is closed; `null`: never. */
const bounds = {
  halfFrom: z.nullable(money.check(z.refine(isSome))),
  closedFrom: z.nullable(money.check(z.refine(isSome))),
}

/** A rule as it is proposed: a number pays half before it is closed. */
export const numberRule = z.strictObject({ gameCode, play: playCode, ...bounds })
export type NumberRule = z.output<typeof numberRule>

/** The same as a proposal keeps it: with the family of the game, which names its plays. */
export const proposedNumberRule = z.extend(numberRule, { family: z.string() })

const mark = z.strictObject({
  id: uuid,
  play: playCode,
  number: playNumber,
  rate: z.enum(['half', 'closed']),
  /** `null`: of all issues until it is taken off. */
  issue: z.nullable(issueNumber),
  markedBy: person,
  markedAt: instant,
})
export type NumberMark = z.output<typeof mark>

export const readLotteryNumbers = route({
  ...seen,
  path: '/ops/lottery/games/{gameCode}/numbers',
  summary: 'Plays of a lottery whose numbers can be limited, with their rules, and the numbers that are marked.',
  params: z.strictObject({ gameCode }),
  answer: z.strictObject({
    family: z.string(),
    plays: z.array(
      z.strictObject({
        play: playCode,
        /** How many digits its numbers have. */
        digits: z.number(),
        ...bounds,
        /** Since when; `null` where there never was a rule. */
        since: z.nullable(instant),
        /** A rule that waits for a second operator. */
        proposal: z.nullable(uuid),
      }),
    ),
    /** The latest first. */
    marks: z.array(mark),
    /** Issues that take bets, the next ones first. */
    issues: z.array(issueNumber),
  }),
  refusals: ['game_unavailable'],
})
export type LotteryNumbers = z.output<(typeof readLotteryNumbers)['answer']>

export const proposeNumberRule = route({
  ...done,
  method: 'POST',
  path: '/ops/lottery/number-rules',
  summary: 'Proposes from which stake the numbers of a play pay half and are closed; it holds once a second approves.',
  body: numberRule,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['game_unavailable', 'proposal_waiting'],
})

export const markNumbers = route({
  ...done,
  method: 'POST',
  path: '/ops/lottery/number-marks',
  summary: 'Sells numbers at half the prize, or not at all, from now on; another mark of the same numbers is replaced.',
  body: z.strictObject({
    gameCode,
    play: playCode,
    numbers: z.array(playNumber).check(z.minLength(1), z.maxLength(MARKED_NUMBERS_MAX)),
    rate: z.enum(['half', 'closed']),
    issue: z.nullable(issueNumber),
  }),
  answer: z.strictObject({}),
  refusals: ['game_unavailable', 'issue_unknown'],
})

export const dropNumberMark = route({
  ...done,
  method: 'DELETE',
  path: '/ops/lottery/number-marks/{id}',
  summary: 'Sells a number as its rule says again.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({}),
  refusals: [],
})

export const readNumberStakes = route({
  ...seen,
  path: '/ops/lottery/issues/{id}/numbers',
  summary: 'What the brand’s members staked on each number of an issue, and at which rate the number is sold.',
  params: z.strictObject({ id: issueId }),
  answer: z.strictObject({
    gameCode: shortText,
    issue: issueNumber,
    /** Whether bets are taken, so that a mark has an effect. */
    isOpen: z.boolean(),
    plays: z.array(
      z.strictObject({
        play: playCode,
        digits: z.number(),
        ...bounds,
        numbers: z.array(z.strictObject({ number: playNumber, stake: money, rate: z.enum(NUMBER_RATES) })),
      }),
    ),
    /** Whether all lines were looked at: of very many, the rest is left out. */
    complete: z.boolean(),
  }),
  refusals: ['issue_unknown'],
})
export type NumberStakes = z.output<(typeof readNumberStakes)['answer']>
