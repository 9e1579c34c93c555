import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'
import type pg from 'pg'
import { createEarningStore } from '../../../../apps/server/src/modules/agents/salary/store/earnings.ts'
import { previewAgents } from '../../../../apps/server/src/modules/agents/salary/store/preview.ts'
import { acrossBrands } from '../../../../apps/server/src/platform/brand-scope.ts'
import { type Database, inTransaction } from '../../../../apps/server/src/platform/database.ts'
import { type Figure, short, takeFigure } from '../figure.ts'
import type { Branches } from './branches.ts'

const RUNS = 3

/** The highest rate that the brand of the measurement allows, in hundredths of a per cent. */
const MOST = 150
const ACTIVE_LEAST = parseAmount('100')

/** Members below the agent whose contract is supposed to be another one. */
const SUPPOSED_MEMBERS = 100_000

type Counted = { readonly scheme: SalaryScheme; readonly firstDay: string; readonly lastDay: string }

type Parts = { readonly owner: pg.Client; readonly database: Database; readonly branches: Branches }

/** How long salaries of a day and of a month are counted, and what another contract would have brought. */
export async function* countingFigures(parts: Parts): AsyncGenerator<Figure> {
  const { firstDay, lastDay } = parts.branches
  const day = await busiestDay(parts)
  yield await countFigure(parts, 'agents.daily', { scheme: 'daily-salary', firstDay: day, lastDay: day })
  yield await countFigure(parts, 'agents.monthly', { scheme: 'monthly-salary', firstDay, lastDay })
  yield await whatIfFigure(parts, day)
}

async function busiestDay({ owner, branches }: Parts): Promise<string> {
  const { rows } = await owner.query<{ day: string }>(
    'select day::text from turnover.member_day where brand = $1 group by day order by count(*) desc, day limit 1',
    [branches.brand],
  )
  if (!rows[0]) throw new Error('nobody has played')
  return rows[0].day
}

async function countFigure(parts: Parts, name: string, counted: Counted): Promise<Figure> {
  const { database, owner, branches } = parts
  const store = createEarningStore(database, counted.scheme)
  const { brand, agents } = branches
  const { members, rows } = await sizeOf(parts, counted)
  return takeFigure(
    {
      name,
      unit: `s to count a ${counted.scheme} of ${agents} agents, of ${members} members and ${rows} sums of play`,
      reference: 's for one GROUP BY member, day over the same rows, in turn',
      measure: async () => {
        await owner.query('delete from salary.earning where brand = $1', [brand])
        return seconds(async () => {
          const sums = await acrossBrands(() =>
            inTransaction(database, (transaction) =>
              store.count(transaction, {
                brand,
                currency: 'THB',
                most: MOST,
                activeLeast: ACTIVE_LEAST,
                period: counted,
                beginsAt: new Date(`${counted.firstDay}T00:00:00+07:00`),
              }),
            ),
          )
          if (sums.earned <= 0n) throw new Error(`${name}: nobody earned anything`)
        })
      },
      measureReference: () => plainSum(parts, counted),
    },
    RUNS,
  )
}

/** What an agent in the middle would have got with twice the tiers, in a branch of 100 000 members or all there are. */
async function whatIfFigure(parts: Parts, day: string): Promise<Figure> {
  const { database, branches } = parts
  const { id } = branches.branchOf(SUPPOSED_MEMBERS)
  const counting = {
    brand: branches.brand,
    currency: 'THB' as const,
    scheme: 'daily-salary' as const,
    most: MOST,
    activeLeast: ACTIVE_LEAST,
    periods: [{ firstDay: day, lastDay: day }],
    contractsOn: day,
    branchOf: id,
    supposed: [{ agent: id, tiers: [{ rate: MOST, valid: '0.00', active: 0 }] }],
  }
  const size = await branchSize(parts, id)
  return takeFigure(
    {
      name: 'agents.whatIf',
      unit: `s to count what other tiers would have brought on a day, in a branch of ${size} members`,
      reference: 's for one GROUP BY member, day over the play of the brand on that day, in turn',
      measure: () =>
        seconds(async () => {
          const paid = await acrossBrands(() => previewAgents(database, counting))
          if (paid.size === 0) throw new Error('agents.whatIf: nobody earned anything')
        }),
      measureReference: () => plainSum(parts, { firstDay: day, lastDay: day }),
    },
    RUNS,
  )
}

type Span = Pick<Counted, 'firstDay' | 'lastDay'>

/** The sums go nowhere: what is told is how many there are. */
const plainSum = ({ owner, branches }: Parts, { firstDay, lastDay }: Span): Promise<number> =>
  seconds(() =>
    owner.query(
      `select count(*), sum(valid) from (
         select member, day, sum(valid) as valid from turnover.game_day
          where brand = $1 and day between $2 and $3 group by member, day) sums`,
      [branches.brand, firstDay, lastDay],
    ),
  )

async function sizeOf({ owner, branches }: Parts, { firstDay, lastDay }: Span) {
  const { rows } = await owner.query<{ members: string; rows: string }>(
    `select count(distinct member)::text as members, count(*)::text as rows from turnover.game_day
      where brand = $1 and day between $2 and $3`,
    [branches.brand, firstDay, lastDay],
  )
  return { members: rows[0]?.members ?? '0', rows: rows[0]?.rows ?? '0' }
}

async function branchSize({ owner }: Parts, agent: string): Promise<string> {
  const { rows } = await owner.query<{ members: string }>(
    `select count(*)::text as members from agents.belongs join agents.stands using (agent)
      where stands.ancestors @> array[$1::uuid]`,
    [agent],
  )
  return rows[0]?.members ?? '0'
}

/** How long something takes, in seconds. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return short((performance.now() - began) / 1000)
}
