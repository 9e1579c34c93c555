import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Figure, short } from './figure.ts'

const root = join(import.meta.dirname, '../../..')
const FILE = join(root, 'docs/figures.md')

/** A ratio that moved by more than this share since it was last recorded is marked. */
const NOTABLE = 0.1

const HEAD = `# Figures

What \`./sanuk bench\` measured, the latest run last; \`./sanuk bench [group…] --record\` adds a run. Every value stands beside a reference that was measured in the same run, in turn with it. Compare ratios, not values: another machine, or the same one with other work beside it, changes values, and ratios little. "Before" is the ratio of the run that last recorded the figure; what moved by more than ${NOTABLE * 100} % since then is bold.
`

/** Where and when figures were measured. */
export type Run = {
  readonly day: string
  /** The short name of the commit, and whether files differed from it. */
  readonly commit: string
  readonly machine: string
}

/** Adds a run's figures to `docs/figures.md`. The commit and the machine are asked for here. */
export function recordFigures(figures: readonly Figure[], load: number): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const run = { day: new Date().toISOString().slice(0, 10), commit: commitName(), machine: machineName(load) }
  writeFileSync(FILE, withRun(before, run, figures))
}

/** How many processes wanted a core before the measuring began. */
export const loadBefore = (): number => loadavg()[0] ?? Number.NaN

/** The text of the page with one more run below the others. */
export function withRun(page: string, run: Run, figures: readonly Figure[]): string {
  const known = recordedRatios(page)
  const rows = figures.map((figure) => rowOf(figure, known.get(figure.name)))
  return [
    page.trimEnd(),
    '',
    `## ${run.day}, commit ${run.commit}`,
    '',
    run.machine,
    '',
    '| figure | value | unit | reference | its value | ratio | before | runs |',
    '|---|---:|---|---|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n')
}

/** The ratio of every figure as it was last recorded; of a figure recorded twice, the later one. */
function recordedRatios(page: string): Map<string, number> {
  const cells = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const rows = cells.filter(([, name, value]) => name?.includes('.') && value !== '')
  return new Map(rows.map(([, name = '', , , , , ratio = '']) => [name, Number(ratio.replaceAll('*', ''))]))
}

function rowOf(figure: Figure, before: number | undefined): string {
  const { name, value, unit, reference, referenceValue, ratio, runs } = figure
  const moved = before !== undefined && Math.abs(ratio - before) > Math.abs(before) * NOTABLE
  const told = moved ? `**${ratio}**` : ratio
  const cells = [name, value, unit, reference, referenceValue, told, before ?? '', runs]
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`
}

function commitName(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
    return git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes')
  } catch {
    return 'unknown'
  }
}

function machineName(load: number): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const cores = availableParallelism()
  return `${cores} cores of ${model}, ${memory} GB, ${process.platform} ${process.arch}, Node ${process.version}; load before the run: ${short(load)}.`
}
