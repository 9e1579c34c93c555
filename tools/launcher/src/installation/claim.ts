import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../faults.ts'
import { readPrivately, writePrivately } from '../machine/private-file.ts'
import { commandOf, endBy } from '../machine/running-process.ts'

/** The hold of one launcher on a data directory, with what it has started. */
export type Claim = {
  readonly note: (program: { pid: number; entry: string }) => void
  readonly release: () => void
}

type Note = { readonly pid: number; readonly entry: string }

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'pid' in value && 'entry' in value

const notesIn = (value: unknown): readonly Note[] =>
  typeof value === 'object' && value !== null && 'notes' in value && Array.isArray(value.notes)
    ? value.notes.filter(isNote)
    : []

// The id alone proves nothing, it may have been given to another program since: the command line must fit as well.
const lives = ({ pid, entry }: Note): boolean => commandOf(pid)?.includes(entry) === true

const endLeftOver = async (note: Note): Promise<void> => {
  if (lives(note))
    await endBy(note.pid, [
      ['SIGTERM', 5_000],
      ['SIGKILL', 5_000],
    ])
}

/**
 * Takes a data directory for this process; refuses when another launcher has it. What a launcher left running that was
 * killed is ended first.
 */
export const claimDataDirectory = async (dataDirectory: string): Promise<Claim> => {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o711 })
  const path = join(dataDirectory, 'running.json')
  const [launcher, ...programs] = notesIn(readPrivately(path))
  if (launcher && launcher.pid !== process.pid && lives(launcher)) {
    throw new Fault(
      `Sanuk is already running with ${dataDirectory} (process ${launcher.pid}): stop it, or give another --data and --port.`,
    )
  }
  await Promise.all(programs.map(endLeftOver))
  const notes: Note[] = [{ pid: process.pid, entry: 'launcher/src/' }]
  writePrivately(path, { notes })
  return {
    note: (program) => {
      notes.push(program)
      writePrivately(path, { notes })
    },
    release: () => rmSync(path, { force: true }),
  }
}
