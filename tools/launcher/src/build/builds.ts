import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runJob } from '../jobs.ts'
import { root, workDirectory } from '../places.ts'
import type { Progress } from '../progress.ts'
import { fingerprint } from './fingerprint.ts'

type Build = {
  readonly name: string
  readonly shown: string
  readonly workspace: string
  readonly args: readonly string[]
  readonly directory: string
  /** A file that is there when it has been built. */
  readonly product: string
}

const viteBuild = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']

const builds: readonly Build[] = [
  {
    name: 'art',
    shown: 'Drawing the pictures',
    workspace: '@sanuk/art',
    args: ['src/main.ts'],
    directory: 'tools/art',
    product: 'apps/studio/dist/art/manifest.json',
  },
  {
    name: 'site',
    shown: 'Building the site',
    workspace: '@sanuk/web',
    args: viteBuild,
    directory: 'apps/web',
    product: 'apps/web/dist/index.html',
  },
  {
    name: 'office',
    shown: 'Building the back office',
    workspace: '@sanuk/office',
    args: viteBuild,
    directory: 'apps/office',
    product: 'apps/office/dist/index.html',
  },
  {
    name: 'games',
    shown: 'Building the games',
    workspace: '@sanuk/studio',
    args: viteBuild,
    directory: 'apps/studio/client',
    product: 'apps/studio/dist/client/play/index.html',
  },
]

export type BuildName = 'art' | 'games' | 'site' | 'office'

const buildOne = async (build: Build, progress: Progress, signal: AbortSignal): Promise<void> => {
  const stamp = join(workDirectory, 'built', build.name)
  const now = fingerprint(build.workspace, root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now && existsSync(join(root, build.product))) return
  await progress.step(build.shown, async () => {
    rmSync(stamp, { force: true })
    const { shown: title, args } = build
    await runJob({
      title,
      args,
      directory: join(root, build.directory),
      environment: { NODE_ENV: 'production' },
      signal,
    })
  })
  mkdirSync(join(workDirectory, 'built'), { recursive: true })
  writeFileSync(stamp, now)
}

/** Builds what has changed since it was last built, two at a time. */
export const buildApps = async (
  names: readonly BuildName[],
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<void> => {
  const due = builds.filter(({ name }) => names.some((one) => one === name))
  const worker = async () => {
    for (let build = due.shift(); build; build = due.shift()) await buildOne(build, progress, signal)
  }
  await Promise.all([worker(), worker()])
}
