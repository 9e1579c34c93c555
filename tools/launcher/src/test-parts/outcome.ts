import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../places.ts'
import type { Tell } from '../progress.ts'

/** How long a test file took, in milliseconds. */
export type FileTime = { readonly path: string; readonly milliseconds: number }

/** What a part of the tests came to; `output` is shown when something failed. */
export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly output: string
  /** Where the part runs test files: how long each took. */
  readonly files?: readonly FileTime[]
}

export type Ran = { readonly good: boolean; readonly output: string }

/** How a part of the tests is watched: it can be ended early, and its latest line is shown. */
export type Watch = { readonly signal: AbortSignal; readonly tell: Tell }

/** Which tests a part runs, and in which order. */
export type TestRun = Watch & {
  /** Whether the slow tests run too. */
  readonly slow: boolean
  /** Only what the changes since this commit can touch. */
  readonly since?: string
  readonly seed: number
}

type Surroundings = Watch & { readonly environment?: Readonly<Record<string, string>> }

const lastLine = (chunk: string): string => stripVTControlCharacters(chunk).trim().split('\n').at(-1)?.trim() ?? ''

/** Runs a program of the checkout to its end and keeps everything it says. */
export const runAndListen = (
  command: string,
  args: readonly string[],
  { environment, signal, tell }: Surroundings,
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    let output = ''
    const hear = (chunk: unknown) => {
      output += chunk
      tell(lastLine(String(chunk)))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => resolve({ good: code === 0, output: output.trim() }))
  })

/** The same for a program that Node runs. */
export const runNode = (args: readonly string[], surroundings: Surroundings): Promise<Ran> =>
  runAndListen(process.execPath, args, surroundings)

/** The sum of several outcomes. */
export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  output: outcomes
    .filter(({ failed }) => failed > 0)
    .map(({ output }) => output)
    .join('\n\n'),
})

/** A program that either succeeds or not counts as one check. */
export const oneCheck = ({ good, output }: Ran): Outcome => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, output })

type Counts = { readonly passed: number; readonly failed: number; readonly files?: readonly FileTime[] }

/**
 * The outcome of a program that counts for itself. When it failed without counting a failure (it could not start, or
 * something broke outside of a test), that is one failure more; so is a run without a test, unless `mayBeEmpty`.
 */
export const counted = ({ good, output }: Ran, counts: Counts | undefined, mayBeEmpty = false): Outcome => {
  const { passed, failed, files = [] } = counts ?? { passed: 0, failed: 0 }
  const complete = good && counts !== undefined && (passed > 0 || mayBeEmpty)
  return { passed, failed: complete ? failed : Math.max(1, failed), output, files }
}

/** The slowest files, a line each with their seconds, the slowest first. */
export const slowestFiles = (files: readonly FileTime[], count = 10): string =>
  files
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ path, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${path}`)
    .join('\n')
