import { parseAmount } from '@sanuk/money/amount'
import type pg from 'pg'
import { createOverview } from '../../../../apps/server/src/modules/agents/team/overview.ts'
import { createFiguresStore } from '../../../../apps/server/src/modules/agents/team/store/figures.ts'
import { withinBranch, withinBrand } from '../../../../apps/server/src/platform/brand-scope.ts'
import type { Database } from '../../../../apps/server/src/platform/database.ts'
import { type Figure, short } from '../figure.ts'
import type { Branches } from './branches.ts'

const CALLS = 200

type Parts = { readonly owner: pg.Client; readonly database: Database; readonly branches: Branches }

/** The overview of the agent above all others, over a month, called one after the other; in turn with one row by its key. */
export async function overviewFigures({ owner, database, branches }: Parts): Promise<Figure[]> {
  const { brand, top, firstDay: from, lastDay: to } = branches
  const overview = createOverview({
    clock: () => new Date(`${to}T12:00:00+07:00`),
    reckoningOf: async () => ({ timeZone: 'Asia/Bangkok', currency: 'THB' }),
    activeLeastOn: async () => parseAmount('100'),
    figures: createFiguresStore(database),
  })
  const call = () =>
    withinBrand(brand, () => withinBranch(top, () => overview({ brand, agent: top, scope: 'team', from, to })))
  const { total, members } = await call()
  if (total.valid === '0.00' || members === 0) throw new Error('agents.overview: the branch has no figures')
  const took = { overview: [] as number[], row: [] as number[] }
  for (let turn = 0; turn < CALLS; turn += 1) {
    took.row.push(await milliseconds(() => owner.query('select * from members.member where id = $1', [top])))
    took.overview.push(await milliseconds(call))
  }
  const figureOf = (name: string, share: number): Figure => {
    const [value, referenceValue] = [quantile(took.overview, share), quantile(took.row, share)]
    return {
      name: `agents.overview.${name}`,
      value: short(value),
      unit: `ms, ${name} of the overview of 30 days, of a branch of ${members} members`,
      reference: `ms, ${name} of one row read by its key, in turn`,
      referenceValue: short(referenceValue),
      ratio: short(value / referenceValue),
      runs: CALLS,
    }
  }
  return [figureOf('p50', 0.5), figureOf('p99', 0.99)]
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN
