import type pg from 'pg'
import { type Figure, median, short } from '../figure.ts'
import { type Crowd, MEMBERS } from './crowd-of-rounds.ts'
import { openPlatformDatabase } from './platform-database.ts'

const RUNS = 3

/**
 * A day of a million members closed by the rebate's own job; in turn with it one plain sum of the rows it is made of, by
 * member and kind of games, on the same server.
 */
export async function rebateFigure(owner: pg.Client, serverUrl: string, crowd: Crowd): Promise<Figure> {
  const platform = openPlatformDatabase(serverUrl)
  const [runs, sums] = [[] as number[], [] as number[]]
  try {
    await owner.query('update rebates.plan set effective_from = $2 where brand = $1', [crowd.brand, crowd.day])
    for (let run = 0; run < RUNS; run += 1) {
      sums.push(await seconds(() => plainSum(owner, crowd)))
      await owner.query('truncate rebates.day, rebates.closed_day')
      runs.push(await seconds(() => platform.closeDays()))
      await check(owner, crowd)
    }
  } finally {
    await platform.close()
  }
  const [value, referenceValue] = [median(runs), median(sums)]
  return {
    name: 'cashier.rebate',
    value: short(value),
    unit: 's to close a day of a million members',
    runs: RUNS,
    reference: 's for one GROUP BY over the same rows, in turn',
    referenceValue: short(referenceValue),
    ratio: short(value / referenceValue),
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** The sums go nowhere: what is told is how many there are. */
const plainSum = (owner: pg.Client, { brand, day }: Crowd) =>
  owner.query(
    `select count(*), sum(valid) from (
       select member, game_type, sum(valid) as valid from turnover.game_day
        where brand = $1 and day = $2 group by member, game_type) sums`,
    [brand, day],
  )

/** A quick run that gives the wrong money is no figure: one member's day is counted by hand. */
async function check(owner: pg.Client, { brand, day }: Crowd): Promise<void> {
  const { rows } = await owner.query(
    `with rates as (select details -> 'steps' as steps from rebates.plan where brand = $1)
     select count(*)::integer as wrong, (select count(*)::integer from rebates.day where brand = $1 and day = $2) as days
       from (
         select kept.earned, trunc(least(sum(trunc(played.valid * rate / 10000)), 1000000000) / 100) * 100 as counted
           from (select * from rebates.day where brand = $1 and day = $2 limit 1000) kept
           join (select member, game_type, sum(valid) as valid from turnover.game_day
                  where brand = $1 and day = $2 group by member, game_type) played using (member)
           cross join rates cross join lateral (
             select coalesce((step -> 'rates' ->> played.game_type)::numeric, 0) as rate
               from jsonb_array_elements(steps) step where (step ->> 'fromLevel')::integer <= kept.level
              order by (step ->> 'fromLevel')::integer desc limit 1) rated
          group by kept.member, kept.earned
       ) sums where earned <> counted`,
    [brand, day],
  )
  if (rows[0].wrong !== 0 || rows[0].days < MEMBERS * 0.9)
    throw new Error(`rebates are wrong: ${JSON.stringify(rows[0])}`)
}
