import { execFileSync, spawnSync } from 'node:child_process'
import { Fault } from '../faults.ts'

/** Whom PostgreSQL runs as; undefined means the user who started us. */
export type RunUser = { readonly name: string; readonly uid: number; readonly gid: number }

const lookUp = (name: string): RunUser | undefined => {
  try {
    const ask = (what: string) => Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { name, uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses to run as root, so root hands it to `postgres` where that user exists and else to `nobody`. */
export const chooseRunUser = (): RunUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const user = lookUp('postgres') ?? lookUp('nobody')
  if (!user) throw new Fault('Root may not run PostgreSQL and this machine has neither a user postgres nor nobody.')
  return user
}

/** Whether that user can enter the directory or run the file; tried, since modes alone do not tell (ACLs, noexec). */
export const canReach = (user: RunUser | undefined, path: string): boolean => {
  if (!user) return true
  return spawnSync('test', ['-x', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0
}
