import { WEIGHT_WHOLE, weightOf } from '@sanuk/contracts/agent-schemes'
import { amount } from '@sanuk/money/amount'
import { smallestCoin } from '#platform/accruals/explanation'
import { periodFrom } from '#platform/accruals/periods'
import type { Place } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Calendars } from './calendar-of.ts'
import type { SalaryNeeds } from './needs.ts'
import { missingOf, type OwnPeriods, type Whose } from './own-periods.ts'
import { SCHEME_TIMES } from './schemes.ts'
import { type DetailStore, exactOf, type OfAgent } from './store/details.ts'
import type { Stored } from './stored.ts'

type Needs = Pick<SalaryNeeds, 'clock' | 'findMembers' | 'turnover'> &
  Pick<Stored, 'contracts' | 'rules' | 'schemes'> &
  Pick<Calendars, 'calendarOf'> & { readonly details: DetailStore; readonly periods: OwnPeriods }

type MemberDay = { readonly id: string; readonly day: string }

/**
 * Tells why a period of an agent, named by its first day, brings what it brings. Refuses with `not_found` a day that is not
 * the first of a period, or one to come.
 */
export function createExplainSalary({
  clock,
  contracts,
  rules,
  schemes,
  details,
  periods,
  calendarOf,
  ...needs
}: Needs) {
  /**
   * How many rounds members played on days, by member and day, and of which categories with which weights where they do
   * not all count in full.
   */
  const playOf = async (days: readonly MemberDay[], { brand, currency }: OfAgent) => {
    const dates = [...new Set(days.map(({ day }) => day))]
    const [played, held] = await Promise.all([
      needs.turnover.playedOnDays(days.map(({ id, day }) => ({ member: id, day }))),
      Promise.all(dates.map((day) => rules.on(brand, day))),
    ])
    const weightsOn = new Map(dates.map((day, at) => [day, held[at]?.weights ?? {}]))
    return ({ id, day }: MemberDay) => {
      const own = (played.get(`${id} ${day}`) ?? []).filter((kind) => kind.currency === currency)
      const kinds = own.map(({ gameType, valid }) => {
        return { gameType, valid, weight: weightOf(weightsOn.get(day) ?? {}, gameType) }
      })
      return {
        rounds: own.reduce((sum, { rounds }) => sum + rounds, 0),
        kinds: kinds.some(({ weight }) => weight !== WEIGHT_WHOLE) ? kinds : [],
      }
    }
  }
  return async ({ day, ...whose }: Whose & { readonly day: string }, from: Place | null) => {
    const { brand, scheme, agent } = whose
    const period = periodFrom(day, await calendarOf(brand, scheme))
    if (period.firstDay !== day || period.from > clock()) throw new Refusal('not_found')
    const counting = await periods.countingOf(whose, period)
    const isByWindows = SCHEME_TIMES[scheme].everyMinutes !== undefined
    const [shown, contract, parts, page, windows] = await Promise.all([
      periods.periodFor(whose, period),
      contracts.on({ ...whose, day }),
      details.parts(counting),
      details.members(counting, from),
      isByWindows ? schemes[scheme].windows.ofDay(agent, day) : [],
    ])
    const ids = [...page.list.map(({ id }) => id), ...parts.flatMap(({ through }) => through ?? [])]
    const [names, play] = await Promise.all([needs.findMembers([...new Set(ids)]), playOf(page.list, counting)])
    const person = (id: string) => ({ id, username: names.get(id)?.username ?? '' })
    const exact = exactOf(parts)
    return {
      period: shown,
      contract,
      missing: contract ? missingOf(contract, shown) : null,
      parts: parts.map(({ through, ...part }) => ({ ...part, through: through === null ? null : person(through) })),
      exact,
      cut: amount(exact % smallestCoin(counting.currency)),
      windows,
      members: page.list.map((one) => ({ ...one, ...person(one.id), ...play(one) })),
      nextCursor: page.nextCursor,
    }
  }
}
