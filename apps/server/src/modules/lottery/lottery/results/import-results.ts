import type { IMPORT_STATES } from '@sanuk/contracts/office-lottery-imports'
import { Refusal } from '#platform/refusal'
import { lotteryNamed } from '../games.ts'
import type { IssueRecord, IssueStore } from '../store/issues.ts'
import type { ResultStore, Source } from '../store/results.ts'
import { type FileFault, type FileLine, type ResultFile, readResultFile } from './read-file.ts'
import { isSameResult, readResult } from './read-result.ts'
import type { Outcome, Report } from './report-result.ts'

type Needs = {
  readonly issues: Pick<IssueStore, 'byNames'>
  readonly results: Pick<ResultStore, 'ofOperator'>
  readonly report: (report: Report) => Promise<Outcome>
}

export type JudgedLine = Omit<FileLine, 'unreadable'> & {
  readonly state: (typeof IMPORT_STATES)[number]
  readonly fault: FileFault | null
  readonly known: readonly string[] | null
  readonly taken: boolean
}

type Known = {
  readonly issues: ReadonlyMap<string, IssueRecord>
  readonly own: ReadonlyMap<string, readonly string[]>
  readonly seen: Set<string>
}

/**
 * Results from a file: they count as typed by the operator who brings it. A line is compared with the result of its issue or
 * with what that operator said before, never with what another one typed.
 */
export function createImportResults({ issues, results, report }: Needs) {
  const preview = async (operator: string, file: ResultFile): Promise<JudgedLine[]> => {
    const lines = readResultFile(file)
    const [found, own] = await Promise.all([
      issues.byNames(lines.map(({ game, issue }) => ({ game, number: issue }))),
      results.ofOperator(operator),
    ])
    const known = {
      issues: new Map(found.map((one) => [nameOf(one.game, one.number), one])),
      own,
      seen: new Set<string>(),
    }
    return lines.map((line) => judge(line, known))
  }

  return {
    preview,
    /** Enters what can be entered, line by line, and says what became of each. */
    take: async (operator: string, file: ResultFile): Promise<(JudgedLine & { outcome: Outcome | null })[]> => {
      const source: Source = { kind: 'imported', operator }
      const entered: (JudgedLine & { outcome: Outcome | null })[] = []
      for (const line of await preview(operator, file)) {
        const { game, issue: number, result } = line
        const told = { result: [...result] }
        entered.push({ ...line, outcome: line.taken ? await enter(report, { game, number, source, told }) : null })
      }
      return entered
    },
  }
}

/** Between the preview and now an issue may have been drawn: such a line is left out. */
async function enter(report: Needs['report'], it: Report): Promise<Outcome | null> {
  try {
    return await report(it)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const nameOf = (game: string, number: string): string => `${game} ${number}`

function judge({ unreadable, ...line }: FileLine, { issues, own, seen }: Known): JudgedLine {
  const name = nameOf(line.game, line.issue)
  const faulty = (fault: FileFault): JudgedLine => ({ ...line, state: 'faulty', fault, known: null, taken: false })
  if (unreadable) return faulty('unreadable')
  const game = lotteryNamed(line.game)
  if (!game) return faulty('game')
  if (game.drawnBy === 'house') return faulty('house')
  if (seen.has(name)) return faulty('twice')
  seen.add(name)
  const issue = issues.get(name)
  if (!issue || issue.state === 'cancelled') return faulty('issue')
  if (issue.state === 'open') return faulty('not_sealed')
  if (!isResult(game, line.result)) return faulty('result')
  const known = issue.result ?? own.get(name) ?? null
  if (!known) return { ...line, state: 'new', fault: null, known, taken: true }
  const isEqual = isSameResult(known, line.result)
  return {
    ...line,
    state: isEqual ? 'equal' : 'different',
    fault: null,
    known,
    taken: !isEqual && issue.state === 'sealed',
  }
}

function isResult(game: Parameters<typeof readResult>[0], result: readonly string[]): boolean {
  try {
    readResult(game, { result: [...result] })
    return true
  } catch {
    return false
  }
}
