import { join } from 'node:path'
import { readPrivately, writePrivately } from '../machine/private-file.ts'
import { readablePassword } from './passwords.ts'

export const demoRoles = ['member', 'agent', 'operator'] as const

export type DemoAccount = { readonly username: string; readonly password: string }

/** Who can sign in to the demo brand: the member and the agent on the site, the operator in the back office. */
export type DemoAccounts = Readonly<Record<(typeof demoRoles)[number], DemoAccount>>

/** Where the demo accounts of a data directory are written down, readable by its owner only. */
export const demoAccountsFile = (dataDirectory: string): string => join(dataDirectory, 'demo-accounts.json')

const isAccount = (value: unknown): value is DemoAccount =>
  typeof value === 'object' && value !== null && 'username' in value && 'password' in value

const isAccounts = (value: unknown): value is DemoAccounts =>
  typeof value === 'object' && value !== null && demoRoles.every((role) => isAccount(Object(value)[role]))

/** The accounts that were written down earlier, or undefined. */
export const keptDemoAccounts = (dataDirectory: string): DemoAccounts | undefined => {
  const kept = readPrivately(demoAccountsFile(dataDirectory))
  return isAccounts(kept) ? kept : undefined
}

/** Draws passwords for this installation and writes them down before anybody gets them. */
export const drawDemoAccounts = (dataDirectory: string): DemoAccounts => {
  const account = (username: string): DemoAccount => ({ username, password: readablePassword() })
  const accounts = { member: account('demo'), agent: account('agent'), operator: account('operator') }
  writePrivately(demoAccountsFile(dataDirectory), accounts)
  return accounts
}
