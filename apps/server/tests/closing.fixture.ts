import type pg from 'pg'
import { wrongMissions } from './missions.fixture.ts'
import { wrongActivities, wrongRebates, wrongReferrals, wrongTurnover } from './turnover.fixture.ts'

/** What must be true at the end of every house, whatever was done in it. */
const CHECKS: readonly [string, (pool: pg.Pool) => Promise<number>][] = [
  ['sums of play are not what the rounds say', wrongTurnover],
  ['members were paid other rebates than their days say', wrongRebates],
  ['activities gave something else than they say', wrongActivities],
  ['members were paid something else than their missions say', wrongMissions],
  ['members were paid something else than their friends say', wrongReferrals],
]

/** What of it is not, in words. */
export async function closingFaults(pool: pg.Pool): Promise<string[]> {
  const counted = await Promise.all(CHECKS.map(async ([words, check]) => [words, await check(pool)] as const))
  return counted.flatMap(([words, wrong]) => (wrong > 0 ? [`${wrong} ${words}`] : []))
}
