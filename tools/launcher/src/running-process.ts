import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
