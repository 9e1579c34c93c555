import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL writes about itself into its data directory. */
export type PostmasterFile = { readonly pid: number; readonly port: number; readonly ready: boolean }

/**
 * Reads `postmaster.pid`, whose lines are: process id, data directory, start time, port, socket directory, listen
 * address, shared memory key, state (PostgreSQL's `src/include/utils/pidfile.h`). Undefined when there is none.
 */
export const readPostmasterFile = (cluster: string): PostmasterFile | undefined => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}
