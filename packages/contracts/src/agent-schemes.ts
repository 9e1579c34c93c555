import * as z from 'zod/mini'
import { GAME_TYPES, type GameType } from './catalogue.ts'
import { money } from './wire.ts'

/**
 * Schemes by which agents are paid a part of their team's valid stake, by how long a period is. Hourly and real-time
 * salaries are counted by the business day so far, and paid every hour and every five minutes.
 */
export const SALARY_SCHEMES = [
  'daily-salary',
  'weekly-salary',
  'half-monthly-salary',
  'monthly-salary',
  'hourly-salary',
  'realtime-salary',
] as const
export const salaryScheme = z.enum(SALARY_SCHEMES)
export type SalaryScheme = z.output<typeof salaryScheme>

/**
 * Schemes by which agents are paid a part of what their team's members lost: by the half month, which is usual, by the week
 * and by the month.
 */
export const DIVIDEND_SCHEMES = ['dividend', 'weekly-dividend', 'monthly-dividend'] as const
export const dividendScheme = z.enum(DIVIDEND_SCHEMES)
export type DividendScheme = z.output<typeof dividendScheme>

export const AGENT_SCHEMES = [...SALARY_SCHEMES, ...DIVIDEND_SCHEMES] as const
export const agentScheme = z.enum(AGENT_SCHEMES)
export type AgentScheme = z.output<typeof agentScheme>

/** The highest rate of a dividend, in hundredths of a per cent of the team's loss. */
export const DIVIDEND_RATE_MAX = 6000

/**
 * How a tier's loss counts. `fixed`: a tier is reached only with its loss. `floating`: a loss that falls short lowers what
 * the tier brings in proportion, and the tier that brings the most counts.
 */
export const DIVIDEND_WAYS = ['fixed', 'floating'] as const

/** How winnings of members are set against later losses: never, against the next period's, or until they are made up for. */
export const CARRY_WAYS = ['none', 'next', 'always'] as const

/** The highest rate of a salary, in hundredths of a per cent of the team's valid stake. */
export const SALARY_RATE_MAX = 200

/** So many tiers a contract has at most. */
export const TIERS_MAX = 8

const ACTIVE_MAX = 1_000_000

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** What a team must have done in a period for a rate; 0 asks for nothing. */
const conditions = {
  /** Valid stake. */
  valid: money,
  /** Active accounts. */
  active: whole(0, ACTIVE_MAX),
}

/** A rate in hundredths of a per cent of the team's valid stake, and what it asks for. */
export const salaryTier = z.strictObject({ rate: whole(1, SALARY_RATE_MAX), ...conditions })
export type SalaryTier = z.output<typeof salaryTier>

/** The tiers of a contract: each pays more than the one before, for no less. None where there is no contract. */
export const salaryTiers = z.array(salaryTier).check(z.maxLength(TIERS_MAX))

/** A tier of any scheme; only dividends ask for a loss. */
export const agentTier = z.strictObject({ rate: whole(1, DIVIDEND_RATE_MAX), ...conditions, loss: z.optional(money) })
export type AgentTier = z.output<typeof agentTier>

export const agentTiers = z.array(agentTier).check(z.maxLength(TIERS_MAX))

/** The highest rate of each scheme, in hundredths of a per cent; 0 where a brand does not pay by it. */
export const schemeRates = z.strictObject({
  'daily-salary': whole(0, SALARY_RATE_MAX),
  'weekly-salary': whole(0, SALARY_RATE_MAX),
  'half-monthly-salary': whole(0, SALARY_RATE_MAX),
  'monthly-salary': whole(0, SALARY_RATE_MAX),
  'hourly-salary': whole(0, SALARY_RATE_MAX),
  'realtime-salary': whole(0, SALARY_RATE_MAX),
  dividend: whole(0, DIVIDEND_RATE_MAX),
  'weekly-dividend': whole(0, DIVIDEND_RATE_MAX),
  'monthly-dividend': whole(0, DIVIDEND_RATE_MAX),
})

/** A weight by which all of the valid stake counts, in per cent. */
export const WEIGHT_WHOLE = 100

/**
 * How much of the valid stake in a category of games counts toward salaries, in per cent. A category that is not named
 * counts in full.
 */
export const salaryWeights = z.partialRecord(z.enum(GAME_TYPES), whole(0, WEIGHT_WHOLE))
export type SalaryWeights = z.output<typeof salaryWeights>

/** The weight of a category, in per cent. */
export const weightOf = (weights: SalaryWeights, gameType: GameType): number => weights[gameType] ?? WEIGHT_WHOLE
