import { spawn } from 'node:child_process'
import { root } from '../places.ts'

/** What a part of the tests came to; `output` is shown when something failed. */
export type Outcome = { readonly passed: number; readonly failed: number; readonly output: string }

export type Ran = { readonly good: boolean; readonly output: string }

/** Runs a program of the checkout to its end and keeps everything it says. */
export const runAndListen = (
  command: string,
  args: readonly string[],
  { environment, signal }: { environment?: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ good: code === 0, output: output.trim() }))
  })

/** The same for a program that Node runs. */
export const runNode = (args: readonly string[], surroundings: Parameters<typeof runAndListen>[2]): Promise<Ran> =>
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

/**
 * The outcome of a program that counts for itself. When it failed without counting a failure (it could not start, or
 * something broke outside of a test), that is one failure more.
 */
export const counted = ({ good, output }: Ran, counts: { passed: number; failed: number } | undefined): Outcome => {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  const complete = good && counts !== undefined && passed > 0
  return { passed, failed: complete ? failed : Math.max(1, failed), output }
}
