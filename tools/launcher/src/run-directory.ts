import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf } from './machine/running-process.ts'
import { testDirectory } from './places.ts'
import { prepareHome, removeHome } from './postgres/home.ts'
import { endOrphan } from './postgres/server.ts'

/** The place of a run's cluster inside its directory. */
export const clusterPlace = (directory: string): string => join(directory, 'postgres')

/** Makes a directory that belongs to this process alone; the id in its name tells later runs whether it is in use. */
export const newRunDirectory = (purpose: string): string => {
  mkdirSync(testDirectory, { recursive: true })
  return mkdtempSync(join(testDirectory, `${purpose}-${process.pid}-`))
}

/** Ends and removes what runs left behind that were killed; runs that go on are not touched. */
export const sweepRunDirectories = async (): Promise<void> => {
  mkdirSync(testDirectory, { recursive: true })
  for (const name of readdirSync(testDirectory)) {
    const pid = /^[a-z]+-(\d+)-/.exec(name)?.[1]
    if (!pid || commandOf(Number(pid))) continue
    const home = prepareHome(clusterPlace(join(testDirectory, name)))
    await endOrphan(join(home.directory, 'cluster'))
    removeHome(home)
    rmSync(join(testDirectory, name), { recursive: true, force: true })
  }
}
