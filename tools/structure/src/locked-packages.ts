import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Check } from './check.ts'
import { root } from './root.ts'

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
})
export type LockFile = z.output<typeof lockFile>

/**
 * Packages for other machines that a lock file does not name. npm leaves them out when it writes the file beside installed
 * packages (github.com/npm/cli/issues/4828), and then refuses to install by it elsewhere.
 */
export function unlockedPackages({ packages }: LockFile): string[] {
  const paths = Object.keys(packages)
  const named = new Set(paths.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  return [...new Set(wanted)].filter((name) => !named.has(name)).sort()
}

export function checkLockedPackages(): Check {
  const lock = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return { name: 'the lock file names the packages of every machine', complaints: unlockedPackages(lock) }
}
