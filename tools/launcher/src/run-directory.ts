import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf } from './machine/running-process.ts'
import { testDirectory } from './places.ts'
import { prepareHome, removeHome } from './postgres/home.ts'
import { endOrphan } from './postgres/server.ts'

/** The place of a run's cluster inside its directory. */
export const clusterPlace = (directory: string): string => join(directory, 'postgres')

const memory = '/dev/shm'

/** What the cluster of a run may come to; several lie side by side, and programs want memory, too. */
const ROOM_BYTES = 8 * 2 ** 30

const isRoomy = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > ROOM_BYTES && process.availableMemory() > ROOM_BYTES
  } catch {
    return false
  }
}

/**
 * Has a run's cluster lie in memory where there is plenty, with a link to it at its place: a copy of a database is made
 * there in a tenth of the time, since some file systems look long for the names of new files after many were removed.
 */
export const keepInMemory = (place: string): void => {
  if (isRoomy()) symlinkSync(mkdtempSync(join(memory, 'sanuk-')), place)
}

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
