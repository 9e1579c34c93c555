import { join } from 'node:path'
import { readPrivately, writePrivately } from '../machine/private-file.ts'
import { authenticatorSecret, readablePassword } from './passwords.ts'

const sitePeople = ['member', 'agent'] as const
const staff = ['operator', 'supervisor'] as const
export const demoRoles = [...sitePeople, ...staff] as const

export type DemoAccount = { readonly username: string; readonly password: string }

/** A member of staff, with what their authenticator app holds in base32; the demo phone shows its codes. */
export type StaffAccount = DemoAccount & { readonly authenticator: string }

/**
 * Who can sign in to the demo brand: the member and the agent on the site, operator and supervisor in the back office,
 * where some things take two.
 */
export type DemoAccounts = Readonly<
  Record<(typeof sitePeople)[number], DemoAccount> & Record<(typeof staff)[number], StaffAccount>
>

/** What the demo phone's authenticator app holds. */
export const authenticatorsOf = (accounts: DemoAccounts): readonly { name: string; secret: string }[] =>
  staff.map((role) => ({ name: accounts[role].username, secret: accounts[role].authenticator }))

/** Where the demo accounts of a data directory are written down, readable by its owner only. */
export const demoAccountsFile = (dataDirectory: string): string => join(dataDirectory, 'demo-accounts.json')

const isAccount = (value: unknown): value is DemoAccount =>
  typeof value === 'object' && value !== null && 'username' in value && 'password' in value

const isAccounts = (value: unknown): value is DemoAccounts =>
  typeof value === 'object' &&
  value !== null &&
  demoRoles.every((role) => isAccount(Object(value)[role])) &&
  staff.every((role) => typeof Object(value)[role].authenticator === 'string')

/** The accounts that were written down earlier, or undefined. */
export const keptDemoAccounts = (dataDirectory: string): DemoAccounts | undefined => {
  const kept = readPrivately(demoAccountsFile(dataDirectory))
  return isAccounts(kept) ? kept : undefined
}

/** Draws passwords for this installation and writes them down before anybody gets them. */
export const drawDemoAccounts = (dataDirectory: string): DemoAccounts => {
  const account = (username: string): DemoAccount => ({ username, password: readablePassword() })
  const operator = (username: string): StaffAccount => ({ ...account(username), authenticator: authenticatorSecret() })
  const accounts = {
    member: account('demo'),
    agent: account('agent'),
    operator: operator('operator'),
    supervisor: operator('supervisor'),
  }
  writePrivately(demoAccountsFile(dataDirectory), accounts)
  return accounts
}
