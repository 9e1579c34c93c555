import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { startOfDay } from '#platform/business-days'
import type { VendorNamesOfRounds } from '#platform/capabilities/played-rounds'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { FileFault } from '#platform/file-fault'
import { type Comparison, compare, type NamedSide } from './compare.ts'
import { type Day, isNear } from './match.ts'
import type { NamesInBooks } from './names-in-books.ts'
import { readStatement } from './read-statement.ts'
import { hashOf } from './statement-file.ts'
import type { StatementLine } from './statement-line.ts'
import { createAttemptStore } from './store/attempts.ts'
import type { RunRecord } from './store/run-rows.ts'
import { createRunStore } from './store/runs.ts'

export type { NamesInBooks } from './names-in-books.ts'
export { differenceAnswer, runAnswer } from './run-answer.ts'
export { isTimeZone } from './time-zone.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly names: NamesInBooks
  readonly roundNames: VendorNamesOfRounds
}

/** A statement that was brought: whose, of which day, and where the file lies. */
export type Brought = Pick<RunRecord, 'vendor' | 'day' | 'timeZone' | 'fileName' | 'madeBy'> & { readonly path: string }

export type Reconciliation = ReturnType<typeof createReconciliation>

/** Vendors' statements beside our books. */
export function createReconciliation(needs: Needs) {
  const attempts = createAttemptStore(needs.database)
  const runs = createRunStore(needs.database)

  async function run(brought: Brought, fileHash: string): Promise<RunRecord> {
    const { vendor, day, timeZone, fileName, madeBy, path } = brought
    const instants = { from: startOfDay(day, timeZone), until: startOfDay(day, timeZone, 1) }
    const onOtherDay = (names: readonly string[]) => runs.onOtherDay({ vendor, day }, names)
    const statement = ofDay(readStatement(createReadStream(path)), instants, day)
    const comparison = await compare({ ...needs, attempts, onOtherDay }, { vendor, day: instants }, statement)
    const { lines, totals, kinds } = comparison
    const made = { vendor, day, timeZone, fileName, fileHash, madeBy, lines, totals, kinds }
    const record = { ...made, id: randomUUID(), madeAt: needs.clock() }
    await runs.add(record, await named(needs.roundNames, comparison))
    return record
  }

  return {
    /** Compares a statement with the books, once: the same file of the same day answers the earlier run. */
    compare: async (brought: Brought): Promise<{ run: RunRecord; repeated: boolean }> => {
      const fileHash = await hashOf(brought.path)
      const earlier = await runs.ofFile({ ...brought, fileHash })
      if (earlier) return { run: earlier, repeated: true }
      const made = await run(brought, fileHash)
      return { run: (await runs.ofFile(made)) ?? made, repeated: false }
    },
    find: runs.find,
    page: runs.page,
    differences: runs.differences,
  }
}

/** Lets a statement through whose lines are of its day, or so near that clocks may differ. */
async function* ofDay(statement: AsyncIterable<readonly StatementLine[]>, day: Day, name: string) {
  for await (const lines of statement) {
    const stray = lines.find(({ at }) => !isNear(at, day))
    if (stray) throw new FileFault({ word: 'reconciliation.fault.day', values: { line: stray.line, day: name } })
    yield lines
  }
}

/** The differences with our rounds named as their vendor does. */
async function named(roundNames: Needs['roundNames'], { differences }: Comparison) {
  const names = await roundNames(differences.flatMap(({ ours }) => ours?.round ?? []))
  const rename = (side: NamedSide | null) => side && { ...side, round: names.get(side.round ?? '') ?? null }
  return differences.map((difference) => ({ ...difference, ours: rename(difference.ours) }))
}
