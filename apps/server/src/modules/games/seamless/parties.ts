import { createLane } from '@sanuk/ledger/lane'
import type { FindMembers } from '#platform/capabilities/member'
import type { RememberAccounts } from '#platform/capabilities/wallet-account'
import { ownerOf, type Party } from './decide.ts'
import type { Till } from './till.ts'

export type PartyNeeds = {
  readonly findMembers: FindMembers
  readonly accountsOf: RememberAccounts
  readonly till: Pick<Till, 'accountsOf'>
}

type Asked = { readonly vendor: string; readonly member: string }

/** Members who are remembered with their accounts: neither those nor brand and currency ever change. */
const REMEMBERED_MAX = 200_000

/** Who waits for a member to be looked up, and for how long. */
const LOOKUP = { waiting: 10_000, patienceMs: 500 }

/**
 * Members and the accounts their money moves between, by vendor. Who is not known yet is looked up together with all
 * others of whom the same is asked meanwhile, so that a platform that has just started is soon as quick as ever.
 */
export function rememberParties({ findMembers, accountsOf, till }: PartyNeeds) {
  /** Of each vendor by member: a name put together of both would cost every stake more than the look. */
  const parties = new Map<string, Map<string, Party>>()
  let remembered = 0
  const remember = ({ vendor, member }: Asked, party: Party) => {
    const known = parties.get(vendor) ?? new Map<string, Party>()
    parties.set(vendor, known.set(member, party))
    remembered += 1
  }
  const lookUp = async (asked: readonly Asked[]): Promise<(Party | null)[]> => {
    const members = await findMembers(asked.map(({ member }) => member))
    await accountsOf([...members.values()])
    if (remembered >= REMEMBERED_MAX) {
      parties.clear()
      remembered = 0
    }
    const found: (Party | null)[] = []
    for (const one of asked) {
      const member = members.get(one.member)
      const party = member ? { member: ownerOf(member), accounts: await till.accountsOf(member, one.vendor) } : null
      if (party) remember(one, party)
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
    known: (vendor: string, member: string) => parties.get(vendor)?.get(member),
    find: (vendor: string, member: string) => find({ vendor, member }),
  }
}
