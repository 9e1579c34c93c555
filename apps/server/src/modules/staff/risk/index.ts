import { dayOf } from '@sanuk/contracts/calendar-day'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { FlagState, RiskRules } from '@sanuk/contracts/office-risk'
import { type Amount, add, ZERO } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import type { FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import { Refusal } from '#platform/refusal'
import { type Group, type Moved, ofGroups, ofMoney, ringsOf } from './findings.ts'
import { createRiskStore } from './store.ts'

export type { FlagRecord, NoteRecord } from './store.ts'

/** Money that members moved since an instant, by member. */
type Sums = ReadonlyMap<string, { readonly sum: Amount; readonly number: number }>

export type RiskNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly brands: () => Promise<readonly { readonly id: string; readonly timeZone: string }[]>
  readonly reckoningOf: ReckoningOf
  /** Members of a brand who joined within the last days and have an address in common, however few. */
  readonly sharedAddresses: (brand: string, since: Date) => Promise<readonly Group[]>
  /** Members who signed in from one browser since an instant. */
  readonly sharedDevices: (brand: string, since: Date) => Promise<readonly Group[]>
  /** Members who have, or had, one account to be paid to. */
  readonly sharedAccounts: (brand: string) => Promise<readonly Group[]>
  readonly sharedNames: (brand: string) => Promise<readonly Group[]>
  readonly findMembers: FindMembers
  readonly tookGift: (brand: string, since: Date) => Promise<ReadonlySet<string>>
  readonly depositedSince: (brand: string, since: Date) => Promise<Sums>
  readonly withdrawnSince: (brand: string, since: Date) => Promise<Sums>
  readonly playedSince: (members: readonly string[], day: string) => Promise<ReadonlyMap<string, Amount>>
}

export type Risk = ReturnType<typeof createRisk>

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Members that staff should look at, and why; what they found out, and did about it. */
export function createRisk(needs: RiskNeeds) {
  const store = createRiskStore(needs.database, needs.reckoningOf)
  const { clock } = needs
  const demand = async (brand: string, id: string): Promise<void> => {
    if (!(await store.has(brand, id))) throw new Refusal('not_found')
  }
  // Who looks around first, and then joins, is one and the same.
  const withoutTrials = async (groups: readonly Group[]): Promise<Group[]> => {
    const people = await needs.findMembers(groups.flat())
    const stays = (id: string) => (people.get(id)?.type ?? TRIAL_TYPE) !== TRIAL_TYPE
    return groups.map((group) => group.filter(stays))
  }
  const lookAtGroups = async (brand: string, rules: RiskRules): Promise<void> => {
    const now = clock().getTime()
    const monthAgo = new Date(now - 30 * DAY_MS)
    const [addresses, devices, accounts, names, gifts] = await Promise.all([
      needs.sharedAddresses(brand, new Date(now - 7 * DAY_MS)),
      withoutTrials(await needs.sharedDevices(brand, monthAgo)),
      needs.sharedAccounts(brand),
      needs.sharedNames(brand),
      needs.tookGift(brand, monthAgo),
    ])
    const found = [
      ...ofGroups('shared_address', addresses, rules.sharedFrom),
      ...ofGroups('shared_device', devices, 2),
      ...ofGroups('shared_account', accounts, 2),
      ...ofGroups('shared_name', names, 2),
      ...ofGroups('gift_ring', ringsOf([...addresses, ...devices, ...accounts, ...names], gifts), 2),
    ]
    if (found.length > 0) await store.raise(brand, found, clock())
  }
  /** Accounts of the last thirty days that have a browser or an address in common, and those with one bank account. */
  const sharedGroups = async (brand: string) => {
    const since = new Date(clock().getTime() - 30 * DAY_MS)
    const [address, devices, account] = await Promise.all([
      needs.sharedAddresses(brand, since),
      needs.sharedDevices(brand, since),
      needs.sharedAccounts(brand),
    ])
    return { address, device: await withoutTrials(devices), account }
  }
  const lookAtMoney = async (brand: { id: string; timeZone: string }, rules: RiskRules): Promise<void> => {
    const found = (await movedLately(needs, brand)).flatMap((moved) => ofMoney(moved, rules))
    if (found.length > 0) await store.raise(brand.id, found, clock())
  }
  return {
    /** Looks at everybody whose money moved, and at accounts that belong together. Done again, it raises nothing twice. */
    look: async (): Promise<void> => {
      for (const brand of await needs.brands()) {
        const rules = await store.rulesOf(brand.id)
        await lookAtGroups(brand.id, rules)
        await lookAtMoney(brand, rules)
      }
    },
    sharedGroups,
    list: store.list,
    queue: store.queue,
    notesOf: store.notesOf,
    rulesOf: store.rulesOf,
    setRules: store.setRules,
    /** Refuses with `not_found` and `flag_decided`. */
    take: async (brand: string, id: string, operator: string): Promise<void> => {
      await demand(brand, id)
      if (!(await store.take(id, operator))) throw new Refusal('flag_decided')
    },
    /** Refuses with `not_found`. */
    note: async (brand: string, id: string, note: { operator: string; text: string }): Promise<void> => {
      await demand(brand, id)
      await store.addNote({ brand, flag: id, ...note, at: clock() })
    },
    /** Ends a case with its reason. Refuses with `not_found` and `flag_decided`. */
    decide: async (brand: string, id: string, decision: Decision): Promise<void> => {
      await demand(brand, id)
      const { state, operator, text } = decision
      const at = clock()
      await inTransaction(needs.database, async (transaction) => {
        if (!(await store.decide(transaction, id, { state, operator, at }))) throw new Refusal('flag_decided')
        await store.addNote({ brand, flag: id, operator, text, at }, transaction)
      })
    },
  }
}

type Decision = { readonly state: Exclude<FlagState, 'open'>; readonly operator: string; readonly text: string }

/** What everybody moved whose money came or went within three days. */
async function movedLately(needs: RiskNeeds, brand: { id: string; timeZone: string }): Promise<Moved[]> {
  const now = needs.clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const day = dayOf(now, brand.timeZone)
  const today = startOfDay(day, brand.timeZone)
  const both = (since: Date) =>
    Promise.all([needs.depositedSince(brand.id, since), needs.withdrawnSince(brand.id, since)])
  const [hour, [into, out], [intoToday, outToday], [intoMonth, outMonth]] = await Promise.all([
    needs.depositedSince(brand.id, ago(HOUR_MS)),
    both(ago(3 * DAY_MS)),
    both(today),
    both(ago(30 * DAY_MS)),
  ])
  const members = [...new Set([...into.keys(), ...out.keys()])]
  const played = await needs.playedSince(members, dayOf(ago(3 * DAY_MS), brand.timeZone))
  const sum = (sums: Sums, member: string): Amount => sums.get(member)?.sum ?? ZERO
  return members.map((member) => ({
    member,
    day,
    depositsInHour: hour.get(member)?.number ?? 0,
    deposited: sum(into, member),
    withdrawn: sum(out, member),
    played: played.get(member) ?? ZERO,
    dayInAndOut: add(sum(intoToday, member), sum(outToday, member)),
    monthInAndOut: add(sum(intoMonth, member), sum(outMonth, member)),
  }))
}
