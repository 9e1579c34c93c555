import { buildAll, drawArt } from '../build/builds.ts'
import type { Fault } from '../faults.ts'
import { type Claim, claimDataDirectory } from '../installation/claim.ts'
import type { DemoAccounts } from '../installation/demo-accounts.ts'
import type { Installation, Places } from '../installation/environment.ts'
import { type Secrets, secretsOf } from '../installation/secrets.ts'
import { demandPorts } from '../machine/ports.ts'
import { together, untilAborted } from '../machine/together.ts'
import type { Home } from '../postgres/home.ts'
import type { Progress } from '../progress.ts'
import { type Database, openDatabase } from './database.ts'
import { runMigrations } from './migrations.ts'
import { builtPrograms, type Waves, watchedPrograms } from './platform-programs.ts'
import { type Program, startProgram } from './programs.ts'
import { seedDemo } from './seeding.ts'
import { superviseProgram } from './supervised-program.ts'

/** The platform while it runs. */
export type Platform = {
  readonly accounts: DemoAccounts | undefined
  readonly notice: string | undefined
  readonly home: Home | undefined
  /** Resolves with a sentence when its database ends, or a program dies too often to be restarted. */
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

type Supervisor = { readonly claim: Claim; readonly closers: Closers; readonly say: Progress['say'] }

/** Starts the programs, one wave after the other, and restarts those that die. Resolves with who is given up, later. */
const startPrograms = async (waves: Waves, { claim, closers, say }: Supervisor): Promise<readonly Promise<Fault>[]> => {
  const stops: (() => Promise<void>)[] = []
  const givenUp: Promise<Fault>[] = []
  closers.push(async () => void (await Promise.all(stops.map((stop) => stop()))))
  const start = (program: Program): Promise<void> => {
    const noteStart = (pid: number) => claim.note({ pid, entry: program.entry })
    if (program.mayEnd) {
      const one = startProgram(program)
      stops.push(one.stop)
      noteStart(one.pid)
      return one.ready.catch(() => undefined)
    }
    const supervised = superviseProgram(program, { noteStart, say })
    stops.push(supervised.stop)
    givenUp.push(supervised.gaveUp)
    return supervised.ready
  }
  for (const wave of waves) await Promise.all(wave.map(start))
  return givenUp
}

const fillDatabase = async (
  { urls }: Database,
  { dataDirectory, secrets }: { readonly dataDirectory: string; readonly secrets: Secrets },
  { progress, signal }: Surroundings,
): Promise<DemoAccounts | undefined> => {
  await progress.step('Bringing the database up to date', () => runMigrations(urls, signal))
  return seedDemo({ urls, dataDirectory, ledgerKey: secrets.ledgerKey }, { progress, signal })
}

const start = async (options: PlatformOptions, surroundings: Surroundings, closers: Closers): Promise<Platform> => {
  const { places, dataDirectory, development } = options
  const { progress, signal } = surroundings
  const claim = await claimDataDirectory(dataDirectory)
  closers.push(claim.release)
  await demandPorts(Object.values(places.ports), places.host)
  const secrets = secretsOf(dataDirectory)
  const outside = options.databaseUrl
  const title = outside === undefined ? 'Starting the database' : 'Reaching the database'
  const database = await progress.step(title, () => openDatabase({ ...options, secrets, outside }))
  closers.push(database.stop)
  const [accounts] = await together(
    signal,
    (either) => fillDatabase(database, { dataDirectory, secrets }, { progress, signal: either }),
    (either) => (development ? drawArt : buildAll)({ progress, signal: either }),
  )
  const mode = development ? 'development' : 'demo'
  const installation: Installation = { places, mode, dataDirectory, urls: database.urls, secrets, accounts }
  const waves = development ? watchedPrograms(installation) : builtPrograms(installation, options.lively)
  const givenUp = await progress.step('Starting the programs', () =>
    Promise.race([startPrograms(waves, { claim, closers, say: progress.say }), untilAborted(signal)]),
  )
  return {
    accounts,
    notice: database.notice,
    home: database.home,
    died: Promise.race([...givenUp, database.died]),
    stop: () => closeAll(closers),
  }
}

/**
 * Starts everything: opens the database, migrates it and seeds the demo brand once while what has changed is built, and
 * starts the programs. Throws a `Fault` when something is in the way, with nothing left running.
 */
export const startPlatform = async (options: PlatformOptions, surroundings: Surroundings): Promise<Platform> => {
  const closers: Closers = []
  try {
    return await start(options, surroundings, closers)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}
