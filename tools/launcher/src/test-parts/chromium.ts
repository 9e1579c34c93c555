import { existsSync } from 'node:fs'
import { Fault } from '../faults.ts'
import { runAndListen, type Watch } from './outcome.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The installed Chromium, or undefined. `CHROMIUM` in the environment names another one. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...places].find((path) => path !== undefined && existsSync(path))

/** Chromium without windows, which spends a third of the time on opening a page; Debian has it as a part of its own. */
const shell = '/usr/bin/chromium-headless-shell'

/** The quickest browser there is for pages, or undefined. `CHROMIUM` in the environment names another one. */
export const findQuickChromium = (): string | undefined =>
  process.env.CHROMIUM === undefined && existsSync(shell) ? shell : findChromium()

/** Installs the quickest one, too, where that can be done; where it cannot, the whole one opens all pages. */
export const installQuickChromium = async (watch: Watch): Promise<void> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const apt = debian(watch)
  await apt('update')
  await apt('install', '--yes', '--no-install-recommends', 'chromium-headless-shell')
}

const debian =
  (watch: Watch) =>
  (...args: string[]) =>
    runAndListen('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      ...watch,
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
    })

const advice =
  'The browser tests need Chromium: run "sudo apt-get install chromium" and start again, or leave them out: ./sanuk test types lint structure unit database'

/** Installs Debian's Chromium; only root can do that, others are told how. */
export const installChromium = async (watch: Watch): Promise<void> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Fault(advice)
  const apt = debian(watch)
  await apt('update')
  const { good, output } = await apt('install', '--yes', '--no-install-recommends', 'chromium')
  if (!good) throw new Fault(`${advice}\n${output}`)
}
