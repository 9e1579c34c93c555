import { join, resolve } from 'node:path'

/** The directory of the checkout. */
export const root = resolve(import.meta.dirname, '../../..')

/** Where everything lies that the launcher makes and that may be thrown away; git does not see it. */
export const workDirectory = join(root, '.sanuk')

/** Where a run of the tests keeps its databases, traces and reports. */
export const testDirectory = join(workDirectory, 'test')

/** The data of `./sanuk` unless `--data` names another directory. */
export const defaultDataDirectory = join(workDirectory, 'data')

/** Loaded into what the launcher starts, so that it ends with the launcher. */
export const dieWithLauncher = join(import.meta.dirname, 'platform/die-with-launcher.ts')
