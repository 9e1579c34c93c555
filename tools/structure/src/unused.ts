import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { root } from './root.ts'

/** Exports, files and dependencies that nobody uses, and dependencies that nobody declared. */
export function checkUnused(): Promise<Check[]> {
  const program = join(root, 'node_modules/knip/bin/knip.js')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, '--no-progress'],
      { cwd: root, maxBuffer: 1 << 26 },
      (error, output, faults) => {
        const complaints = error ? `${output}${faults}`.split('\n').filter((line) => line.trim() !== '') : []
        resolve([{ name: 'everything is used and declared', complaints }])
      },
    )
  })
}
