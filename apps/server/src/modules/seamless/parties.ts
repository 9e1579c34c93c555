import { createLane } from '@sanuk/ledger/lane'
import type { Members } from '../members/index.ts'
import type { Wallet } from '../wallet/index.ts'
import type { Party } from './decide.ts'
import type { Till } from './till.ts'

export type PartyNeeds = {
  readonly findMembers: Members['findMany']
  readonly accountsOf: Wallet['accountsOf']
  readonly till: Pick<Till, 'accountsOf'>
}

type Asked = { readonly vendor: string; readonly member: string }

/** Members whose accounts are remembered: neither they nor their currency ever change. */
const REMEMBERED_MAX = 200_000

/** Who waits for a member to be looked up, and for how long. */
const LOOKUP = { waiting: 10_000, patienceMs: 500 }

/**
 * Members and the accounts their money moves between, by vendor. Who is not known yet is looked up together with all
 * others of whom the same is asked meanwhile, so that a platform that has just started is soon as quick as ever.
 */
export function rememberParties({ findMembers, accountsOf, till }: PartyNeeds) {
  const parties = new Map<string, Party>()
  const nameOf = ({ vendor, member }: Asked) => `${member} ${vendor}`
  const lookUp = async (asked: readonly Asked[]): Promise<(Party | null)[]> => {
    const members = await findMembers(asked.map(({ member }) => member))
    await accountsOf([...members.values()])
    if (parties.size >= REMEMBERED_MAX) parties.clear()
    const found: (Party | null)[] = []
    for (const one of asked) {
      const member = members.get(one.member)
      const party = member ? { member, accounts: await till.accountsOf(member, one.vendor) } : null
      if (party) parties.set(nameOf(one), party)
      found.push(party)
    }
    return found
  }
  const find = createLane<Asked, Party | null>({
    ...LOOKUP,
    namesOf: () => [],
    accountsOf: () => [],
    ask: (asked) =>
      lookUp(asked).then(
        (results) => ({ outcome: 'answered', results }),
        (error: unknown) => ({ outcome: 'prevented', error }),
      ),
  })
  return {
    known: (vendor: string, member: string) => parties.get(nameOf({ vendor, member })),
    find: (vendor: string, member: string) => find({ vendor, member }),
  }
}
