import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault, tellsOfFullDisk } from './faults.ts'
import { demandSpace, diskIsFull } from './machine/disk.ts'
import { root } from './places.ts'

type Entry = { version?: string; integrity?: string; optional?: boolean; link?: boolean; resolved?: string }

const entriesOf = (path: string): Record<string, Entry> => {
  const lock: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof lock !== 'object' || lock === null || !('packages' in lock))
    throw new Fault(`${path} is no lock file of npm.`)
  return Object(lock.packages)
}

/**
 * Whether `node_modules` holds exactly what the lock file says. npm writes down what it installed when it has finished,
 * so an interrupted installation is never taken for a whole one. Packages for other machines may be missing.
 */
export const packagesAreInstalled = (directory: string): boolean => {
  const record = join(directory, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = entriesOf(record)
  return Object.entries(entriesOf(join(directory, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return wanted.optional === true
    // Where a package came from differs between machines (a mirror); for a workspace it is its directory.
    if (wanted.link) return found.resolved === wanted.resolved
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

const megabytesNeeded = 1000

const explain = (words: string): string => {
  if (tellsOfFullDisk(words) || diskIsFull(root))
    return 'The disk is full: the packages cannot be installed. Free some space (Sanuk wants about 2 GB) and start again.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/.test(words)) {
    return `npm cannot reach its registry: check the network (npm ping) and start again. Its words were:\n${words}`
  }
  if (/CERT/.test(words)) {
    return 'npm does not trust the certificate of its registry: tell it yours (npm config set cafile FILE) and start again.'
  }
  return `npm could not install the packages. Its words were:\n${words}`
}

/**
 * Installs what the lock file says and makes sure that it did. `npm ci` would be the same in one word, but it refuses a
 * lock file without the optional packages of foreign systems, which not every registry has, and it begins by deleting
 * what a running platform may be using. Scripts of packages are not run.
 */
export const installPackages = (): Promise<void> =>
  new Promise((resolve, reject) => {
    demandSpace(root, megabytesNeeded, 'the packages')
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-maxtimeout=15000']
    const npm = spawn('npm', ['install', '--no-save', ...quiet], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let words = ''
    npm.stdout.on('data', (chunk) => (words += chunk))
    npm.stderr.on('data', (chunk) => (words += chunk))
    npm.on('error', () =>
      reject(new Fault('npm is not installed: install it (Debian: apt install npm) and start again.')),
    )
    npm.on('close', (code) => {
      if (code !== 0) reject(new Fault(explain(words.trim())))
      else if (packagesAreInstalled(root)) resolve()
      else if (diskIsFull(root)) reject(new Fault(explain('')))
      else
        reject(
          new Fault('package-lock.json does not fit the package.json files: run npm install and commit what changes.'),
        )
    })
  })
