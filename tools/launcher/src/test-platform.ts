import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { placesFrom } from './installation/environment.ts'
import type { TestedPlatform } from './journey.ts'
import { freePorts } from './machine/ports.ts'
import { portsTaken } from './options.ts'
import { testDirectory } from './places.ts'
import { startPlatform } from './platform/platform.ts'
import { removeHome } from './postgres/home.ts'
import { createProgress } from './progress.ts'
import { newRunDirectory, sweepRunDirectories } from './run-directory.ts'

/** Playwright's global set-up: a whole platform of its own on free ports, told to the journeys by the environment. */
export default async (): Promise<() => Promise<void>> => {
  await sweepRunDirectories()
  const dataDirectory = newRunDirectory('browser')
  const places = placesFrom(await freePorts(portsTaken), {})
  const progress = createProgress({ write: (text) => process.stdout.write(text), live: false })
  const platform = await startPlatform(
    { places, dataDirectory, databaseUrl: undefined, durability: 'for tests', development: false, lively: false },
    { progress, signal: new AbortController().signal },
  )
  if (!platform.accounts) throw new Error('A fresh data directory has demo accounts')
  const tested: TestedPlatform = { origins: places.origins, accounts: platform.accounts, dataDirectory }
  process.env.SANUK_TESTED_PLATFORM = JSON.stringify(tested)
  return async () => {
    await platform.stop()
    const logs = join(testDirectory, 'browser-logs')
    rmSync(logs, { recursive: true, force: true })
    cpSync(join(dataDirectory, 'logs'), logs, { recursive: true })
    if (platform.home) removeHome(platform.home)
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
