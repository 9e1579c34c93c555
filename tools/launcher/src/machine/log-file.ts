import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const largest = 10 * 2 ** 20

/** Opens a log for appending; one that has grown large at an earlier start steps aside as `<name>.1`. */
export const openLog = (path: string): number => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

/** The last lines of a log. */
export const tailOf = (path: string): string => readFileSync(path, 'utf8').trimEnd().split('\n').slice(-12).join('\n')
