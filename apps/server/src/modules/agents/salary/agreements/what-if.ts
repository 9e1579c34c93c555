import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { type Amount, ZERO } from '@sanuk/money/amount'
import { type Period, periodFrom } from '#platform/accruals/periods'
import { dayAfter } from '#platform/dated-rules'
import type { Calendars } from '../calendar-of.ts'
import type { Supposed } from '../store/counted.ts'
import type { Consequences, Ended, Terms } from './terms.ts'

/** What an agent would have been paid without and with the terms. */
export type Sides = { readonly before: Amount; readonly after: Amount }

export type WhatIf = {
  readonly from: string
  readonly firstDay: string
  readonly lastDay: string
  readonly upline: Sides
  readonly agent: Sides
  readonly ends: readonly Ended[]
}

/** What agents of a branch would have been paid for a period by the contracts of a day, and what is supposed instead. */
export type PaidIf = (which: {
  readonly brand: string
  readonly scheme: AgentScheme
  readonly period: Period
  readonly branchOf: string
  readonly contractsOn: string
  readonly supposed: readonly Supposed[]
}) => Promise<ReadonlyMap<string, Amount>>

type Needs = Calendars & { readonly paidIf: PaidIf }

/** Counts the last period that is over as it was played, once by the contracts of the next one, once with the terms, too. */
export function createWhatIf({ paidIf, calendarOf, periodsNow }: Needs) {
  return async ({ brand, scheme, parties, tiers }: Terms, { ends }: Consequences): Promise<WhatIf> => {
    const { running, next } = await periodsNow(brand, scheme)
    const period = periodFrom(dayAfter(running.firstDay, -1), await calendarOf(brand, scheme))
    const { upline, agent } = parties
    const which = { brand, scheme, period, branchOf: upline.id, contractsOn: next.firstDay }
    const supposed = [{ agent: agent.id, tiers }, ...ends.map((ended) => ({ agent: ended.agent, tiers: [] }))]
    const [before, after] = await Promise.all([paidIf({ ...which, supposed: [] }), paidIf({ ...which, supposed })])
    const sidesOf = ({ id }: { readonly id: string }): Sides => {
      return { before: before.get(id) ?? ZERO, after: after.get(id) ?? ZERO }
    }
    const { firstDay, lastDay } = period
    return { from: next.firstDay, firstDay, lastDay, upline: sidesOf(upline), agent: sidesOf(agent), ends }
  }
}
