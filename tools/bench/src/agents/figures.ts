import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { openDatabase } from '../../../../apps/server/src/platform/database.ts'
import type { Figure } from '../figure.ts'
import type { Sizes } from '../options.ts'
import { type BranchSizes, growBranches } from './branches.ts'
import { countingFigures } from './counting.ts'
import { overviewFigures } from './overview.ts'

/** Two minutes: counting takes as long as play times contracts. */
const USUAL: BranchSizes = { members: 5_000, levels: 10, rounds: 50_000 }

const FULL = './sanuk bench agents --members 1000000 --levels 10 --rounds 10000000'

/** Agents of ten levels, whose members have played for a month: their salaries, and what they are shown of it. */
export async function* agentFigures(urls: { owner: string; server: string }, sizes: Sizes): AsyncGenerator<Figure> {
  const wanted = { ...USUAL, ...sizes }
  console.error(`agents: ${wanted.members} members, ${wanted.levels} levels, ${wanted.rounds} rounds; in full: ${FULL}`)
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  const databases = openDatabase(urls.server, createLog('silent'))
  try {
    const branches = await growBranches(owner, wanted)
    const parts = { owner, database: databases.database, branches }
    yield* await overviewFigures(parts)
    yield* countingFigures(parts)
  } finally {
    await databases.close()
    await owner.end()
  }
}
