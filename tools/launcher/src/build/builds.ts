import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { together } from '../machine/together.ts'
import { root, workDirectory } from '../places.ts'
import { runJob } from '../platform/jobs.ts'
import type { Progress } from '../progress.ts'
import { fingerprint } from './fingerprint.ts'

const stamps = join(workDirectory, 'built')

type Build = {
  readonly shown: string
  readonly workspace: string
  readonly args: readonly string[]
  readonly directory: string
  /** Directories of other workspaces that it reads by their path, beside those it depends on. */
  readonly reads?: readonly string[]
  /** What is there when it has been built. */
  readonly products: readonly string[]
}

const viteBuild = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']

const builds = {
  sitePictures: {
    shown: 'Drawing the pictures of the site',
    workspace: '@sanuk/art',
    args: ['src/main.ts', 'site'],
    directory: 'tools/art',
    reads: ['apps/server/src/modules/lottery/lottery/titles'],
    products: ['apps/web/public/art'],
  },
  gamePictures: {
    shown: 'Drawing the pictures of the games',
    workspace: '@sanuk/art',
    args: ['src/main.ts', 'games'],
    directory: 'tools/art',
    products: ['apps/studio/dist/art/manifest.json', 'apps/rooms/dist/art/manifest.json'],
  },
  site: {
    shown: 'Building the site',
    workspace: '@sanuk/web',
    args: viteBuild,
    directory: 'apps/web',
    products: ['apps/web/dist/index.html', 'apps/web/drawing/dist/banner-drawing.js'],
  },
  office: {
    shown: 'Building the back office',
    workspace: '@sanuk/office',
    args: viteBuild,
    directory: 'apps/office',
    products: ['apps/office/dist/index.html'],
  },
  games: {
    shown: 'Building the games',
    workspace: '@sanuk/studio',
    args: viteBuild,
    directory: 'apps/studio/client',
    products: ['apps/studio/dist/client/play/index.html'],
  },
  tables: {
    shown: 'Building the live tables',
    workspace: '@sanuk/rooms',
    args: viteBuild,
    directory: 'apps/rooms/client',
    products: ['apps/rooms/dist/client/table/index.html'],
  },
} satisfies Record<string, Build>

type BuildName = keyof typeof builds
type Surroundings = {
  readonly progress: Progress
  readonly signal: AbortSignal
  /** Builds beside something that must not wait for it. */
  readonly inBackground?: boolean
}

const isBuilt = (name: BuildName, now: string): boolean => {
  const stamp = join(stamps, name)
  const products: readonly string[] = builds[name].products
  const there = products.every((product) => existsSync(join(root, product)))
  return there && existsSync(stamp) && readFileSync(stamp, 'utf8') === now
}

const build = async (name: BuildName, { progress, signal, inBackground = false }: Surroundings): Promise<void> => {
  const { shown, workspace, args, directory, reads = [] }: Build = builds[name]
  const now = fingerprint(workspace, root, reads)
  if (isBuilt(name, now)) return
  const environment = { NODE_ENV: 'production' }
  const how = { directory: join(root, directory), environment, inBackground, signal }
  const work = () => runJob({ title: shown, args, ...how })
  rmSync(join(stamps, name), { force: true })
  await progress.step(shown, work)
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), now)
}

const lane =
  (names: readonly BuildName[], surroundings: Surroundings) =>
  async (signal: AbortSignal): Promise<void> => {
    for (const name of names) await build(name, { ...surroundings, signal })
  }

/** Draws the pictures that have changed; the sources are enough for the rest. */
export const drawArt = (surroundings: Surroundings): Promise<void> =>
  lane(['sitePictures', 'gamePictures'], surroundings)(surroundings.signal)

/**
 * Builds what has changed since it was last built. The pictures of the games take as long as all the rest together; the
 * site is built with its own pictures in it, so it comes after them.
 */
export const buildAll = async (surroundings: Surroundings): Promise<void> => {
  const games = lane(['gamePictures'], surroundings)
  const pages = lane(['sitePictures', 'site', 'office', 'games', 'tables'], surroundings)
  await together(surroundings.signal, games, pages)
}
