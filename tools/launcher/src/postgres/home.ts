import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Fault } from '../faults.ts'
import { type Binaries, copyBinaries, installedBinaries } from './binaries.ts'
import { canReach, chooseRunUser, type RunUser } from './run-user.ts'

/** Where one cluster lives and who runs it. */
export type Home = {
  readonly user: RunUser | undefined
  readonly binaries: Binaries
  /** Where it was wanted: the directory itself or a link to it. */
  readonly place: string
  readonly directory: string
  readonly sockets: string
  /** A sentence for the person at the keyboard when the cluster had to be put elsewhere. */
  readonly notice: string | undefined
}

const forRootsDatabases = '/var/lib/sanuk'
const longestSocketPath = process.platform === 'linux' ? 107 : 103

const give = (directory: string, user: RunUser | undefined): void => {
  mkdirSync(directory, { recursive: true })
  if (user) chownSync(directory, user.uid, user.gid)
  chmodSync(directory, 0o700)
}

const ownOrFresh = (directory: string): void => {
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    const found = lstatSync(directory, { throwIfNoEntry: false })
    if (!found) throw error
    if (!found.isDirectory() || found.uid !== process.getuid?.())
      throw new Fault(`${directory} belongs to somebody else: remove it.`)
  }
}

/** The path of a socket may have about a hundred bytes, so a long data directory has its sockets in a short place. */
const socketDirectory = (directory: string, user: RunUser | undefined): string => {
  const beside = join(directory, 'socket')
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.65535')) <= longestSocketPath
  const sockets = fits ? beside : user ? join(forRootsDatabases, `${name}-socket`) : join(tmpdir(), `sanuk-${name}`)
  if (!fits && !user) ownOrFresh(sockets)
  give(sockets, user)
  return sockets
}

/** Where a link at this place leads, or undefined when there is none. */
const linkAt = (place: string): string | undefined =>
  lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(place) : undefined

/** A new directory that every user can come to, with a link to it at the place where the cluster was wanted. */
const moveAway = (place: string, user: RunUser | undefined): string => {
  if (existsSync(place)) {
    throw new Fault(
      `The user ${user?.name} cannot enter ${dirname(place)}, where the database is: allow it (chmod o+x).`,
    )
  }
  mkdirSync(forRootsDatabases, { recursive: true, mode: 0o755 })
  const directory = mkdtempSync(join(forRootsDatabases, 'cluster-'))
  writeFileSync(join(directory, 'belongs-to'), `${place}\n`)
  symlinkSync(directory, place)
  return directory
}

/**
 * Prepares the directory `wanted` for a cluster. PostgreSQL of root runs as another user, who must be able to enter all
 * directories above the cluster and the binaries; where he cannot (a clone in a 0700 directory), both go to /var/lib,
 * and a link at the wanted place remembers where.
 */
export const prepareHome = (wanted: string): Home => {
  mkdirSync(dirname(wanted), { recursive: true })
  const parent = realpathSync(dirname(wanted))
  const place = join(parent, basename(wanted))
  const earlier = linkAt(place)
  const user = chooseRunUser(join(earlier ?? place, 'cluster'))
  const installed = installedBinaries()
  const near = canReach(user, join(installed.native, 'bin', 'postgres')) && canReach(user, parent)
  if (near && !earlier) {
    give(place, user)
    const sockets = socketDirectory(place, user)
    return { user, binaries: installed, place, directory: place, sockets, notice: undefined }
  }
  const directory = earlier ?? moveAway(place, user)
  const binaries = near ? installed : copyBinaries(installed, forRootsDatabases)
  give(directory, user)
  const notice = `The user ${user?.name} cannot enter ${parent}, so the database lives in ${directory}.`
  return { user, binaries, place, directory, sockets: socketDirectory(directory, user), notice }
}

/** Removes all that belongs to a cluster which is not running. */
export const removeHome = ({ sockets, directory, place }: Pick<Home, 'sockets' | 'directory' | 'place'>): void => {
  for (const path of [sockets, directory, place]) rmSync(path, { recursive: true, force: true })
}
