import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The worker as a process of its own. */
export type RunningWorker = {
  /** Resolves when it has heard answers again: its first, or a hundred more. */
  readonly answered: () => Promise<void>
  /** SIGKILL; resolves when it is gone. */
  readonly kill: () => Promise<void>
  /** Asks it to come to an end, and resolves when it has. */
  readonly end: () => Promise<void>
  /** Resolves when it has ended by itself, to how: an exit code or a signal. */
  readonly ended: Promise<number | NodeJS.Signals>
  readonly process: ChildProcess
}

export type WorkerOptions = {
  readonly url: string
  readonly journal: string
  readonly books: { readonly house: string; readonly members: readonly string[] }
  readonly callers: number
  readonly turns?: number
  readonly diesAnswered?: boolean
  readonly environment?: Readonly<Record<string, string>>
}

export function runWorker(options: WorkerOptions): RunningWorker {
  const { house, members } = options.books
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      FAULTS_DATABASE_URL: options.url,
      FAULTS_JOURNAL: options.journal,
      FAULTS_BOOKS: JSON.stringify({ house, members }),
      FAULTS_CALLERS: String(options.callers),
      FAULTS_TURNS: String(options.turns ?? 0),
      FAULTS_DIES_ANSWERED: String(options.diesAnswered ?? false),
      ...options.environment,
    },
  })
  const ended = once(child, 'exit').then(([code, signal]): number | NodeJS.Signals => signal ?? code)
  return {
    process: child,
    answered: async () => {
      await once(child.stdout, 'data')
    },
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    end: async () => {
      child.kill('SIGTERM')
      const how = await ended
      if (how !== 0) throw new Error(`the worker ended with ${how}`)
    },
  }
}
