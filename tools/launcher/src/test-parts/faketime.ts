import { existsSync, globSync } from 'node:fs'
import { runAndListen, type Watch } from './outcome.ts'

const place = '/usr/lib/*/faketime/libfaketime.so.1'

/** The library that tells programs a wrong time, or undefined where it is not installed. */
export const findFaketime = (): string | undefined => globSync(place)[0]

/** Installs Debian's faketime where that can be done; tests of wrong clocks are skipped where it cannot. */
export const installFaketime = async (watch: Watch): Promise<void> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    runAndListen('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], { ...watch, environment })
  await apt('update')
  await apt('install', '--yes', '--no-install-recommends', 'faketime')
}
