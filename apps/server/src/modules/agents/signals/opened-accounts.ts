import type { Finding } from './finding.ts'

/** An account that an agent opened, whose owner has signed in. `isBeside`: from networks of the agent only. */
export type UsedAccount = { readonly member: string; readonly agent: string; readonly isBeside: boolean }

/** So many accounts an agent needs; one or two may be of the family. */
export const ACCOUNTS_LEAST = 3

/** Agents of whose opened accounts at least half, of those that were ever used, were never used from elsewhere. */
export function findOpenedAccounts(used: readonly UsedAccount[]): Finding[] {
  return [...Map.groupBy(used, ({ agent }) => agent)].flatMap(([agent, accounts]): Finding[] => {
    const members = accounts.filter(({ isBeside }) => isBeside).map(({ member }) => member)
    if (members.length < ACCOUNTS_LEAST || members.length * 2 < accounts.length) return []
    const measure = BigInt(members.length)
    const evidence = { kind: 'opened_accounts', signedIn: accounts.length, members: members.toSorted() } as const
    return [{ agent, measure, strength: (measure * 100n) / BigInt(ACCOUNTS_LEAST), evidence }]
  })
}
