import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { smallestCoin } from '#platform/accruals/explanation'
import type { Place } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { SalaryNeeds } from './needs.ts'
import { mostOf } from './rules.ts'
import { type SalaryState, stateOf } from './salary-state.ts'
import type { Contract } from './store/contracts.ts'
import type { DetailStore } from './store/details.ts'
import type { Stored } from './stored.ts'

type Needs = Pick<SalaryNeeds, 'brandNamed' | 'findMembers' | 'turnover'> &
  Pick<Stored, 'rules' | 'contracts' | 'days'> & {
    readonly details: DetailStore
    readonly todayOf: (brand: string) => Promise<string>
  }

type Which = { readonly brand: string; readonly agent: string; readonly day: string }

/** A day as its agent sees it. */
export type OwnDay = {
  readonly day: string
  readonly state: SalaryState
  readonly valid: Amount
  readonly earned: Amount
  readonly paid: Amount
  readonly paidAt: Date | null
}

/** What an agent sees of their daily salary. */
export function createOwnDays({ brandNamed, findMembers, turnover, rules, contracts, days, details, todayOf }: Needs) {
  const countingOf = async ({ brand, agent, day }: Which) => {
    const [{ currency }, held] = await Promise.all([brandNamed(brand), rules.on(brand, day)])
    return { brand, currency, agent, day, most: mostOf(held) }
  }
  /** A day that is not kept: it lasts, its count is due in a minute, or it brought nothing. */
  const countedNow = async (which: Which, today: string): Promise<OwnDay> => {
    const { valid, earned } = await details.earned(await countingOf(which))
    const state = stateOf({ earned, paid: ZERO, isRunning: which.day === today })
    return { day: which.day, state, valid, earned, paid: ZERO, paidAt: null }
  }
  const dayFor = async (which: Which, today: string): Promise<OwnDay> => {
    const kept = await days.find(which.agent, which.day)
    return kept ? { ...kept, state: stateOf(kept) } : countedNow(which, today)
  }
  const contractOn = (which: Which): Promise<Contract | null> => contracts.on(which)

  return {
    /** The contract of today and the next one, today so far, what was paid, and earlier days, newest first. */
    standing: async ({ brand, agent }: Omit<Which, 'day'>, from: Place | null) => {
      const today = await todayOf(brand)
      const which = { brand, agent, day: today }
      const [contract, all, inForce, paid, page] = await Promise.all([
        contractOn(which),
        contracts.list(agent),
        rules.on(brand, today),
        days.paidTo(agent, `${today.slice(0, 7)}-01`),
        days.ofAgent(agent, from),
      ])
      return {
        contract,
        next: all.findLast((one) => one.from > today) ?? null,
        today: contract && inForce?.open ? await countedNow(which, today) : null,
        month: paid.since,
        inAll: paid.inAll,
        list: page.list.map((kept): OwnDay => ({ ...kept, state: stateOf(kept) })),
        nextCursor: page.nextCursor,
      }
    },
    /** Why a day brings what it brings. Refuses with `not_found` a day to come. */
    explain: async (which: Which, from: Place | null) => {
      const today = await todayOf(which.brand)
      if (which.day > today) throw new Refusal('not_found')
      const counting = await countingOf(which)
      const [day, contract, parts, page] = await Promise.all([
        dayFor(which, today),
        contractOn(which),
        details.parts(counting),
        details.members(counting, from),
      ])
      const ids = [...page.list.map(({ id }) => id), ...parts.flatMap(({ through }) => through ?? [])]
      const [names, played] = await Promise.all([
        findMembers(ids),
        turnover.playedOnDays(page.list.map(({ id }) => ({ member: id, day: which.day }))),
      ])
      const person = (id: string) => ({ id, username: names.get(id)?.username ?? '' })
      const roundsOf = (id: string): number =>
        (played.get(`${id} ${which.day}`) ?? [])
          .filter(({ currency }) => currency === counting.currency)
          .reduce((sum, { rounds }) => sum + rounds, 0)
      const exact = amount(parts.reduce((sum, part) => sum + part.amount, 0n))
      return {
        day,
        contract,
        parts: parts.map(({ through, ...part }) => ({ ...part, through: through === null ? null : person(through) })),
        exact,
        cut: amount(exact % smallestCoin(counting.currency)),
        members: page.list.map((one) => ({ ...one, ...person(one.id), rounds: roundsOf(one.id) })),
        nextCursor: page.nextCursor,
      }
    },
  }
}
