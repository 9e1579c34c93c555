import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '../faults.ts'
import { type Program, ProgramDeath, type RunningProgram, startProgram } from './programs.ts'

/** A program that is restarted whenever it dies. */
export type SupervisedProgram = {
  /** Resolves when it serves for the first time; rejects with a `Fault` when its first start fails. */
  readonly ready: Promise<void>
  /** Resolves with a sentence when it has died too often to be restarted. */
  readonly gaveUp: Promise<Fault>
  readonly stop: () => Promise<void>
}

/** After which wait a program that died is restarted, and when that is given up. */
export type RestartPolicy = {
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** It is given up when it has died so often within this time. */
  readonly deathsMax: number
  readonly withinMs: number
}

export const restartPolicy: RestartPolicy = {
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
  deathsMax: 5,
  withinMs: 60_000,
}

/** The wait before the next start, in milliseconds: doubled with each death in a row, up to the longest. */
export const waitAfter = (deaths: number, { firstWaitMs, longestWaitMs }: RestartPolicy): number =>
  Math.min(firstWaitMs * 2 ** (deaths - 1), longestWaitMs)

type Supervision = {
  /** Called for each process that is started. */
  readonly noteStart: (pid: number) => void
  /** Called with one line for each death. */
  readonly say: (line: string) => void
  readonly policy?: RestartPolicy
}

/** Resolves with why a program ended: its death, or that it was not ready in time, after which it is stopped. */
const endOf = async ({ ready, died, stop }: RunningProgram): Promise<unknown> => {
  try {
    await ready
  } catch (fault) {
    await stop()
    return fault
  }
  return died
}

const messageOf = (end: unknown): string => (end instanceof Error ? end.message : String(end))

const lineOf = (end: unknown): string => (end instanceof ProgramDeath ? end.summary : messageOf(end))

/** Counts deaths: those in a row since the program last ran for longer than the policy's time, and those within it. */
const countDeaths = ({ withinMs }: RestartPolicy) => {
  let times: readonly number[] = []
  let inRow = 0
  return (startedAt: number): { readonly inRow: number; readonly recent: number } => {
    const now = performance.now()
    inRow = now - startedAt > withinMs ? 1 : inRow + 1
    times = [...times, now].filter((time) => now - time < withinMs)
    return { inRow, recent: times.length }
  }
}

/**
 * Starts a program and restarts it when it dies after it was ready, with exponential back-off, until it dies too often.
 */
export const superviseProgram = (
  program: Program,
  { noteStart, say, policy = restartPolicy }: Supervision,
): SupervisedProgram => {
  const stopping = new AbortController()
  const start = (): RunningProgram => {
    const started = startProgram(program)
    noteStart(started.pid)
    return started
  }
  let running = start()
  const { ready } = running

  const supervise = async (giveUp: (fault: Fault) => void): Promise<void> => {
    const count = countDeaths(policy)
    for (;;) {
      const startedAt = performance.now()
      const end = await endOf(running)
      if (stopping.signal.aborted) return
      const { inRow, recent } = count(startedAt)
      if (recent >= policy.deathsMax) {
        const often = `${recent} times within ${policy.withinMs / 1000} s`
        return giveUp(new Fault(`The ${program.title} stopped ${often}: it is not restarted. ${messageOf(end)}`))
      }
      const wait = waitAfter(inRow, policy)
      say(`${lineOf(end)} Restarting it in ${wait / 1000} s.`)
      await pause(wait, undefined, { signal: stopping.signal })
      running = start()
    }
  }

  return {
    ready,
    gaveUp: new Promise((resolve, reject) => {
      const failed = (error: unknown) => stopping.signal.aborted || reject(error)
      // A first start that fails is told by `ready`.
      ready.then(() => supervise(resolve).catch(failed)).catch(() => undefined)
    }),
    stop: async () => {
      stopping.abort()
      await running.stop()
    },
  }
}
