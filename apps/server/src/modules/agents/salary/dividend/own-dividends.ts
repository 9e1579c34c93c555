import type { BillState } from '@sanuk/contracts/agent-dividend'
import { type AgentTier, DIVIDEND_SCHEMES, type DividendScheme } from '@sanuk/contracts/agent-schemes'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { type Period, periodFrom } from '#platform/accruals/periods'
import type { FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Place } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Calendars } from '../calendar-of.ts'
import { mostOf } from '../rules.ts'
import type { Bill, CountedBill } from '../store/bills.ts'
import type { Contract } from '../store/contracts.ts'
import type { TeamStore } from '../store/teams.ts'
import type { Stored } from '../stored.ts'
import { missingToNext, type Tier } from '../tiers.ts'
import { asTier } from '../validate-tiers.ts'
import { billState } from './bill-state.ts'
import type { BillsOf, RulesOf } from './bills-of.ts'

type Needs = Pick<Stored, 'rules' | 'contracts' | 'dividends'> &
  Calendars & {
    readonly clock: Clock
    readonly findMembers: FindMembers
    readonly teams: TeamStore
    readonly billsOf: BillsOf
    readonly rulesOf: RulesOf
  }

/** Whose dividends in which scheme. */
type Whose = { readonly brand: string; readonly scheme: DividendScheme; readonly agent: string }

/** A bill as its agent sees it. */
export type OwnBill = Omit<Bill, 'agent' | 'above' | 'beginsAt' | 'approved' | 'denied'> & {
  readonly state: BillState
  readonly denied: string | null
}

/** What goes to the line of an agent right below. */
type Line = { readonly agent: string; readonly granted: Amount }

type BillWithLines = { readonly bill: OwnBill; readonly lines: readonly Line[] }

/** The tier after the one that is reached, and what is missing to it. */
export type MissingLoss = {
  readonly tier: AgentTier
  readonly valid: Amount
  readonly active: number
  readonly loss: Amount
}

/** What agents see of their dividends. */
export function createOwnDividends(needs: Needs) {
  const { clock, contracts, dividends, billsOf, rulesOf, rules, calendarOf, periodsNow } = needs
  const contractOn = (whose: Whose, { firstDay }: Period): Promise<Contract | null> =>
    contracts.on({ ...whose, day: firstDay })
  /** The bill of a period that lasts, whose count is due in a minute, or that brought nothing. */
  const countedNow = async (whose: Whose, period: Period): Promise<BillWithLines> => {
    const { brand, scheme, agent } = whose
    const { bills } = await billsOf({ brand, scheme, period, branchOf: agent })
    const found = bills.find((bill) => bill.agent === agent) ?? nothing(agent, period)
    const state = period.to > clock() ? 'running' : 'waiting'
    return { bill: { ...ownCount(found), state }, lines: linesBelow(agent, bills) }
  }
  const billFor = async (whose: Whose, period: Period): Promise<BillWithLines> => {
    const { bills } = dividends[whose.scheme]
    const kept = await bills.find(whose.agent, period.firstDay)
    if (!kept) return countedNow(whose, period)
    return { bill: ownBill(kept), lines: await bills.linesBelow(whose.agent, period.firstDay) }
  }
  return {
    /** Schemes by which the brand pays, or in which the agent has a history, in their usual order. */
    schemesOf: async ({ brand, agent }: Omit<Whose, 'scheme'>, today: string): Promise<DividendScheme[]> => {
      const [held, own] = await Promise.all([rules.on(brand, today), contracts.schemesOf(agent)])
      return DIVIDEND_SCHEMES.filter((scheme) => mostOf(held, scheme) > 0 || own.includes(scheme))
    },
    /** The contract that holds and the next one, the period so far, and earlier bills, newest first. */
    standing: async (whose: Whose, from: Place | null) => {
      const { brand, scheme, agent } = whose
      const { bills } = dividends[scheme]
      const { running } = await periodsNow(brand, scheme)
      const [contract, all, by, inAll, page] = await Promise.all([
        contractOn(whose, running),
        contracts.list(whose),
        rulesOf({ brand, scheme, period: running }),
        bills.paidTo(agent),
        bills.ofAgent(agent, from),
      ])
      const now = contract && by.most > 0 ? (await countedNow(whose, running)).bill : null
      return {
        way: by.way,
        carry: by.carry,
        contract,
        next: all.findLast((one) => one.from > running.firstDay) ?? null,
        running: now,
        missing: now && contract ? missingOf(contract, now) : null,
        inAll,
        list: page.list.map(ownBill),
        nextCursor: page.nextCursor,
      }
    },
    /** How a bill is made. Refuses with `not_found` a day that is not the first of a period, or one to come. */
    explain: async ({ day, ...whose }: Whose & { readonly day: string }, from: Place | null) => {
      const { brand, scheme, agent } = whose
      const period = periodFrom(day, await calendarOf(brand, scheme))
      if (period.firstDay !== day || period.from > clock()) throw new Refusal('not_found')
      const by = await rulesOf({ brand, scheme, period })
      const counting = { brand, scheme, currency: by.currency, most: by.most, period, branchOf: agent }
      const [{ bill, lines }, contract, page] = await Promise.all([
        billFor(whose, period),
        contractOn(whose, period),
        needs.teams.members(counting, from),
      ])
      const names = await needs.findMembers([...page.list.map(({ id }) => id), ...lines.map((line) => line.agent)])
      const person = (id: string) => ({ id, username: names.get(id)?.username ?? '' })
      return {
        bill,
        contract,
        missing: contract ? missingOf(contract, bill) : null,
        lines: lines.map((line) => ({ agent: person(line.agent), amount: line.granted })),
        members: page.list.map((one) => ({ ...one, ...person(one.id) })),
        nextCursor: page.nextCursor,
      }
    },
  }
}

const ownBill = ({ agent: _agent, above: _above, beginsAt: _at, approved, ...kept }: Bill): OwnBill => {
  return { ...kept, state: billState({ ...kept, approved }) }
}

function ownCount({ agent: _agent, above: _above, contract: _contract, carriedOn: _on, ...counted }: CountedBill) {
  return { ...counted, paid: ZERO, paidAt: null, denied: null }
}

/** Of bills that are not kept: what goes to the lines right below an agent, the largest first. */
const linesBelow = (agent: string, bills: readonly CountedBill[]): readonly Line[] =>
  bills
    .filter(({ above, granted }) => above === agent && granted > 0n)
    .toSorted((one, other) => Number(other.granted - one.granted) || one.agent.localeCompare(other.agent))

/** Of an agent whose team did nothing. */
const nothing = (agent: string, { firstDay, lastDay }: Period): CountedBill => ({
  agent,
  above: null,
  contract: null,
  firstDay,
  lastDay,
  tier: 0,
  rate: 0,
  valid: ZERO,
  active: 0,
  net: ZERO,
  carriedIn: ZERO,
  carriedOn: 0n,
  loss: ZERO,
  amount: ZERO,
  granted: ZERO,
  earned: ZERO,
  limited: false,
})

function missingOf({ tiers }: Contract, { valid, active, loss }: OwnBill): MissingLoss | null {
  const asked = tiers.map((told): Tier & { told: AgentTier } => ({ ...asTier(told), told }))
  const next = missingToNext(asked, { valid, active, loss })
  const told = asked.find((tier) => tier === next?.tier)?.told
  if (!next || !told) return null
  const { missing } = next
  return { tier: told, valid: amount(missing.valid), active: missing.active, loss: amount(missing.loss) }
}
