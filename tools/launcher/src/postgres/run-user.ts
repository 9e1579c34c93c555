import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Fault } from '../faults.ts'

/** Whom PostgreSQL runs as; undefined means the user who started us. */
export type RunUser = { readonly name: string; readonly uid: number; readonly gid: number }

const lookUp = (nameOrNumber: string): RunUser | undefined => {
  try {
    const ask = (what: string) => execFileSync('id', [what, nameOrNumber], { encoding: 'utf8', stdio: 'pipe' }).trim()
    return { name: ask('-nu'), uid: Number(ask('-u')), gid: Number(ask('-g')) }
  } catch {
    return undefined
  }
}

/**
 * PostgreSQL refuses to run as root. Root hands it to the owner of the cluster where there is one already, and else to
 * `postgres` where that user exists and to `nobody` where not.
 */
export const chooseRunUser = (cluster: string): RunUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const owned = statSync(cluster, { throwIfNoEntry: false })
  const user = (owned && lookUp(String(owned.uid))) ?? lookUp('postgres') ?? lookUp('nobody')
  if (!user) throw new Fault('Root may not run PostgreSQL and this machine has neither a user postgres nor nobody.')
  return user
}

/** Whether that user can enter the directory or run the file; tried, since modes alone do not tell (ACLs, noexec). */
export const canReach = (user: RunUser | undefined, path: string): boolean => {
  if (!user) return true
  return spawnSync('test', ['-x', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0
}
