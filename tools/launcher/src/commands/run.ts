import { styleText } from 'node:util'
import { type DemoAccounts, demoAccountsFile, demoRoles } from '../installation/demo-accounts.ts'
import { type Places, placesFrom } from '../installation/environment.ts'
import { type Interruption, listenForInterruption } from '../machine/interruption.ts'
import type { PlaceOptions } from '../options.ts'
import { type Platform, startPlatform } from '../platform/platform.ts'
import type { Progress } from '../progress.ts'

/** `./sanuk` and `./sanuk dev` differ in what the programs are started from. */
type RunOptions = PlaceOptions & { readonly name: 'run' | 'dev' }

const strong = (text: string): string => styleText('bold', text)

const accountLines = (accounts: DemoAccounts, dataDirectory: string): string => {
  const width = Math.max(...demoRoles.map((role) => accounts[role].username.length))
  const lines = demoRoles.map((role) => {
    const { username, password } = accounts[role]
    return `  ${role.padEnd(12)} ${username.padEnd(width)}  ${password}`
  })
  return `${lines.join('\n')}\n\n  The demo phone shows the codes of the operators’ authenticator apps.\n  These accounts are kept in ${demoAccountsFile(dataDirectory)}.`
}

const noAccounts = '  The demo accounts of this database stand in the data directory that filled it.'

/** What a person wants to know once everything runs. */
export const welcome = ({ origins }: Places, { accounts, notice }: Platform, dataDirectory: string): string => `
  ${strong('Sanuk is running.')}

  ${'Site'.padEnd(12)} ${origins.site}
  ${'Back office'.padEnd(12)} ${origins.office}
  ${'Games'.padEnd(12)} ${origins.studio}
  ${'Live tables'.padEnd(12)} ${origins.rooms}
  ${'Demo bank'.padEnd(12)} ${origins.bank}
  ${'Satang Club'.padEnd(12)} ${origins.satang}
  ${'Demo phone'.padEnd(12)} ${origins.messages}

${accounts ? accountLines(accounts, dataDirectory) : noAccounts}${notice ? `\n  ${notice}` : ''}

  Ctrl-C stops everything.
`

const start = async (
  options: RunOptions,
  progress: Progress,
  interruption: Interruption,
): Promise<Platform | undefined> => {
  const { dataDirectory } = options
  const places = placesFrom(options.port, process.env)
  try {
    const databaseUrl = process.env.DATABASE_URL || undefined
    const platform = await startPlatform(
      { places, dataDirectory, databaseUrl, durability: 'durable', development: options.name === 'dev', lively: true },
      { progress, signal: interruption.signal },
    )
    progress.say(welcome(places, platform, dataDirectory))
    return platform
  } catch (error) {
    if (interruption.signal.aborted) return undefined
    throw error
  }
}

/** `./sanuk` and `./sanuk dev`: run the platform until it is told to stop. Returns the exit code. */
export const run = async (options: RunOptions, progress: Progress): Promise<number> => {
  const interruption = listenForInterruption()
  const platform = await start(options, progress, interruption)
  if (!platform) return 130
  const fault = await Promise.race([platform.died, interruption.happened])
  await progress.step('Stopping', platform.stop)
  if (fault) throw fault
  return 0
}
