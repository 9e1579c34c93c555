import { execFileSync } from 'node:child_process'
import { Fault } from '../faults.ts'
import { root } from '../places.ts'

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '')

/** The files that differ from a commit, new ones included, from the root of the checkout. Throws a `Fault`. */
export const changedFiles = (since: string): string[] => {
  try {
    const changed = git('diff', '--name-only', since, '--')
    return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].toSorted()
  } catch {
    throw new Fault(`git does not know ${since}: name a commit, a branch or a tag, such as HEAD~3.`)
  }
}

/** Where the programs that the journeys run are made, and the journeys themselves. */
const ofBrowser =
  /^(apps|packages)\/|^tools\/(launcher|art|[a-z]+-simulator|wallet-vendor)\/|^(playwright\.config|package)/
const ofOtherParts = /\.test\.tsx?$|\.md$|^(?!apps\/web\/journeys\/).*\.fixture\.tsx?$/
const journey = /\.journey\.ts$/

/**
 * The journeys that a change can touch: some files where nothing else has changed, `'all'` where what they run has
 * changed, too, and none for anything else.
 */
export const journeysTouched = (changed: readonly string[]): readonly string[] | 'all' => {
  const relevant = changed.filter((path) => ofBrowser.test(path) && !ofOtherParts.test(path))
  return relevant.every((path) => journey.test(path)) ? relevant : 'all'
}
