import { buildAll, drawArt } from './build/builds.ts'
import { type Claim, claimDataDirectory } from './claim.ts'
import { type Database, openDatabase } from './database.ts'
import type { DemoAccounts } from './demo-accounts.ts'
import type { Installation, Places } from './environment.ts'
import type { Fault } from './faults.ts'
import { runMigrations } from './migrations.ts'
import { builtPrograms, type Waves, watchedPrograms } from './platform-programs.ts'
import { demandPorts } from './ports.ts'
import type { Home } from './postgres/home.ts'
import { type Program, type RunningProgram, startProgram } from './programs.ts'
import type { Progress } from './progress.ts'
import { type Secrets, secretsOf } from './secrets.ts'
import { seedDemo } from './seeding.ts'
import { together, untilAborted } from './together.ts'

/** The platform while it runs. */
export type Platform = {
  readonly accounts: DemoAccounts | undefined
  readonly notice: string | undefined
  readonly home: Home | undefined
  /** Resolves with a sentence when one of its parts ends by itself. */
  readonly died: Promise<Fault>
  /** Ends the programs, then the database. */
  readonly stop: () => Promise<void>
}

export type PlatformOptions = {
  readonly places: Places
  readonly dataDirectory: string
  readonly databaseUrl: string | undefined
  readonly durability: 'durable' | 'for tests'
  /** Serves from the sources, with hot reload, instead of from what was built. */
  readonly development: boolean
  /** Lets people play in the demo brand. */
  readonly lively: boolean
}

export type Surroundings = { readonly progress: Progress; readonly signal: AbortSignal }

type Closers = (() => Promise<void> | void)[]

const closeAll = async (closers: Closers): Promise<void> => {
  for (let close = closers.pop(); close; close = closers.pop()) await close()
}

const startPrograms = async (waves: Waves, claim: Claim, closers: Closers): Promise<readonly Promise<Fault>[]> => {
  const running: RunningProgram[] = []
  const deaths: Promise<Fault>[] = []
  closers.push(async () => void (await Promise.all(running.map(({ stop }) => stop()))))
  const start = (program: Program): Promise<void> => {
    const one = startProgram(program)
    running.push(one)
    claim.note({ pid: one.pid, entry: program.entry })
    if (program.mayEnd) return one.ready.catch(() => undefined)
    deaths.push(one.died)
    return one.ready
  }
  for (const wave of waves) await Promise.all(wave.map(start))
  return deaths
}

const prepareDatabase = async (
  options: PlatformOptions & { secrets: Secrets },
  { progress, signal }: Surroundings,
  closers: Closers,
): Promise<{ database: Database; accounts: DemoAccounts | undefined }> => {
  const { databaseUrl: outside } = options
  const step = outside === undefined ? 'Starting the database' : 'Reaching the database'
  const database = await progress.step(step, () => openDatabase({ ...options, outside }))
  closers.push(database.stop)
  signal.throwIfAborted()
  await progress.step('Bringing the database up to date', () => runMigrations(database.urls, signal))
  const accounts = await seedDemo(database.urls, options.dataDirectory, { progress, signal })
  return { database, accounts }
}

/**
 * Starts everything: builds what has changed, opens and migrates the database, seeds the demo brand once, and starts
 * server, studio and bank. Throws a `Fault` when something is in the way, with nothing left running.
 */
export const startPlatform = async (options: PlatformOptions, surroundings: Surroundings): Promise<Platform> => {
  const { places, dataDirectory, development } = options
  const closers: Closers = []
  try {
    const claim = await claimDataDirectory(dataDirectory)
    closers.push(claim.release)
    await demandPorts(Object.values(places.ports), places.host)
    const secrets = secretsOf(dataDirectory)
    const { progress } = surroundings
    const [{ database, accounts }] = await together(
      surroundings.signal,
      (signal) => prepareDatabase({ ...options, secrets }, { progress, signal }, closers),
      (signal) => (development ? drawArt : buildAll)({ progress, signal }),
    )
    const installation: Installation = {
      places,
      mode: development ? 'development' : 'demo',
      dataDirectory,
      urls: database.urls,
      secrets,
    }
    surroundings.signal.throwIfAborted()
    const programs = development ? watchedPrograms(installation) : builtPrograms(installation, options.lively)
    const starting = () => startPrograms(programs, claim, closers)
    const programsDied = await progress.step('Starting the programs', () =>
      Promise.race([starting(), untilAborted(surroundings.signal)]),
    )
    return {
      accounts,
      notice: database.notice,
      home: database.home,
      died: Promise.race([...programsDied, database.died]),
      stop: () => closeAll(closers),
    }
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}
