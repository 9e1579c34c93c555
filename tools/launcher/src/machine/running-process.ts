import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** The command line of a living process, or undefined when there is none with this id. */
export const commandOf = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      // A zombie has no command line left: it is dead, only not yet fetched by its parent.
      return command === '' ? undefined : command
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** The processes that work in this directory; only Linux tells. */
export const processesIn = (directory: string): readonly number[] => {
  if (process.platform !== 'linux') return []
  const worksThere = (pid: string): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === directory
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksThere(name))
    .map(Number)
}

/** Sends a signal; a process that is gone already is no error. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Waits until the process has ended; false when it still lives after `limit` milliseconds. */
export const ended = async (pid: number, limit: number): Promise<boolean> => {
  const until = Date.now() + limit
  while (commandOf(pid) !== undefined) {
    if (Date.now() > until) return false
    await pause(20)
  }
  return true
}

/** Ends a process by these signals, each with its limit in milliseconds; false when it lives on after the last. */
export const endBy = async (pid: number, steps: readonly (readonly [NodeJS.Signals, number])[]): Promise<boolean> => {
  for (const [name, limit] of steps) {
    signal(pid, name)
    if (await ended(pid, limit)) return true
  }
  return false
}
