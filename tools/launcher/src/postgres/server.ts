import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault, tellsOfFullDisk } from '../faults.ts'
import { openLog, tailOf } from '../machine/log-file.ts'
import { commandOf, endBy, processesIn } from '../machine/running-process.ts'
import { createCluster, type Durability, plainEnvironment, settings, superuser } from './cluster.ts'
import { type Home, prepareHome, removeHome } from './home.ts'
import { readPostmasterFile } from './postmaster-file.ts'

export type ServerOptions = {
  /** Where the cluster should live; see `prepareHome` for when it lives elsewhere. */
  readonly directory: string
  readonly superuserPassword: string
  readonly logFile: string
  readonly durability: Durability
  /** What its processes find in their environment, beside what they always do. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A running embedded PostgreSQL. */
export type Server = {
  readonly home: Home
  /** Address of a database for the superuser; like all addresses it names the socket's directory as `host`. */
  readonly superuserUrl: (database: string) => string
  /** Address of a database for another login. */
  readonly urlFor: (login: { user: string; password: string }, database: string) => string
  /** Resolves when the server ends without having been asked to. */
  readonly died: Promise<void>
  /** Ends connections and the server; all that was committed stays. */
  readonly stop: () => Promise<void>
  /** Stops the server and removes its data. */
  readonly destroy: () => Promise<void>
}

/** Addresses of databases of the server that lives here: they name the socket's directory as `host`. */
export const addressAt =
  ({ sockets }: Pick<Home, 'sockets'>): Server['urlFor'] =>
  ({ user, password }, database) =>
    `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(sockets)}`

/** The home of a cluster whose server runs at the moment, or undefined. */
export const runningHome = (directory: string): Home | undefined => {
  if (!existsSync(directory)) return undefined
  const home = prepareHome(directory)
  const cluster = join(home.directory, 'cluster')
  const file = readPostmasterFile(cluster)
  return file?.ready && commandOf(file.pid)?.includes(cluster) ? home : undefined
}

const startLimit = 120_000

const endServer = async (pid: number): Promise<void> => {
  // Fast, then immediate shutdown: the second loses nothing either, the next start replays the log.
  const gone = await endBy(pid, [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ])
  if (!gone) throw new Fault(`A PostgreSQL of an earlier start (process ${pid}) does not end.`)
}

/**
 * Ends what an earlier start left running in this cluster: a server whose launcher was killed, or processes of a server
 * that was killed itself, which would keep a new one from starting. A stale `postmaster.pid` is removed.
 */
export const endOrphan = async (cluster: string): Promise<void> => {
  const file = readPostmasterFile(cluster)
  const command = file && commandOf(file.pid)
  if (file && command?.includes(cluster)) await endServer(file.pid)
  await Promise.all(
    processesIn(cluster).map((pid) =>
      endBy(pid, [
        ['SIGQUIT', 5_000],
        ['SIGKILL', 5_000],
      ]),
    ),
  )
  // After a restart of the machine the id may belong to anybody, and PostgreSQL would take him for itself.
  if (command && !command.includes(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

const launch = (home: Home, cluster: string, options: ServerOptions): ChildProcess => {
  const log = openLog(options.logFile)
  // No TCP: nobody else on the machine or in the network can even knock, and no port can be busy.
  // The directories are a list with commas between them, so one with a comma in its name needs quotes.
  const reach = {
    listen_addresses: '',
    unix_socket_directories: `"${home.sockets.replaceAll('"', '""')}"`,
    port: '5432',
  }
  const args = Object.entries({ ...settings(options.durability), ...reach, logging_collector: 'off' })
  const child = spawn(
    join(home.binaries.native, 'bin', 'postgres'),
    ['-D', cluster, ...args.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
      cwd: '/',
      env: { ...plainEnvironment, ...options.environment },
      stdio: ['ignore', log, log],
      // Ctrl-C reaches the whole process group; the database must outlive those who still write to it.
      detached: true,
    },
  )
  closeSync(log)
  return child
}

const untilReady = async (child: ChildProcess, cluster: string, logFile: string): Promise<void> => {
  let over = false
  let unspawned: Error | undefined
  child.once('error', (error) => (unspawned = error))
  child.once('exit', () => (over = true))
  const until = Date.now() + startLimit
  for (;;) {
    if (unspawned) throw unspawned
    const file = readPostmasterFile(cluster)
    if (file?.ready && file.pid === child.pid) return
    if (over) {
      const words = tailOf(logFile)
      if (tellsOfFullDisk(words)) throw new Fault(`The disk is full: the database in ${cluster} cannot start.`)
      throw new Fault(`The database in ${cluster} does not start. Its log (${logFile}) ends with:\n${words}`)
    }
    if (Date.now() > until)
      throw new Fault(`The database in ${cluster} was not ready within two minutes; see ${logFile}.`)
    await pause(10)
  }
}

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 20_000)
  await over
  clearTimeout(impatient)
}

/** What PostgreSQL says while processes of a server that was killed are still ending. */
const STILL_ENDING = /pre-existing shared memory block/

/** Starts it; again and again as long as processes of an earlier one have not ended. */
const launched = async (home: Home, cluster: string, options: ServerOptions): Promise<ChildProcess> => {
  const until = Date.now() + startLimit
  for (;;) {
    await endOrphan(cluster)
    const child = launch(home, cluster, options)
    try {
      await untilReady(child, cluster, options.logFile)
      return child
    } catch (error) {
      await stopChild(child)
      if (Date.now() > until || !STILL_ENDING.test(String(error))) throw error
      await pause(200)
    }
  }
}

/** Starts the embedded PostgreSQL, making its cluster first and ending what an earlier start left, where needed. */
export const startServer = async (options: ServerOptions): Promise<Server> => {
  const home = prepareHome(options.directory)
  const cluster = await createCluster(home, options.superuserPassword, options.durability)
  const child = await launched(home, cluster, options)
  let asked = false
  const died = new Promise<void>((resolve) => child.once('exit', () => asked || resolve()))
  const stop = async () => {
    asked = true
    await stopChild(child)
  }
  const urlFor = addressAt(home)
  return {
    home,
    urlFor,
    superuserUrl: (database) => urlFor({ user: superuser, password: options.superuserPassword }, database),
    died,
    stop,
    destroy: async () => {
      await stop()
      removeHome(home)
    },
  }
}
