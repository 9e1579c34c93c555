import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Writes JSON that only its owner may read; at no moment is there half a file. */
export const writePrivately = (path: string, content: unknown): void => {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(unfinished, path)
}

/** Reads such a file; undefined when there is none. */
export const readPrivately = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
