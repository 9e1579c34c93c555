import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Entry, entry } from './entry.ts'

/** Everything that happened, a line each. What a line says counts once it is on the disk. */
export type Journal = {
  /** Resolves when the entry is on the disk. Entries that come together are written together. */
  readonly append: (entry: Entry) => Promise<void>
  /** Resolves when everything appended so far is on the disk. */
  readonly written: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Opens the journal at `path` and tells `take` what stands in it. A last line that a crash cut off was never answered
 * and is taken away. Throws where another line is not readable: nothing is forgotten in silence.
 */
export async function openJournal(path: string, take: (entry: Entry) => void): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+')
  try {
    for (const line of await wholeLines(file)) take(readLine(path, line))
  } catch (error) {
    await file.close()
    throw error
  }
  let waiting = ''
  // Once a write has failed nothing more is taken: what is in memory is no longer what is on the disk.
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    if (waiting === '') return
    const text = waiting
    waiting = ''
    await file.appendFile(text)
    await file.datasync()
  }

  return {
    append: (added) => {
      waiting += `${JSON.stringify(added)}\n`
      writing = writing.then(write)
      return writing
    },
    written: () => writing,
    close: async () => {
      await writing.catch(() => undefined)
      await file.close()
    },
  }
}

async function wholeLines(file: FileHandle): Promise<string[]> {
  const content = await file.readFile()
  const end = content.lastIndexOf('\n') + 1
  if (end < content.length) await file.truncate(end)
  return content.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
}

function readLine(path: string, line: string): Entry {
  try {
    return entry.parse(JSON.parse(line))
  } catch (cause) {
    throw new Error(`${path} has a line that is no entry: mend it or take the file away.`, { cause })
  }
}
