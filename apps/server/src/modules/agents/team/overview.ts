import type { AgentFigures, AgentScope } from '@sanuk/contracts/agent-centre'
import { addDays, countDays, dayOf, eachDay } from '@sanuk/contracts/calendar-day'
import { type Amount, add, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { TeamNeeds } from './needs.ts'
import type { AccountDay, FiguresAsked, FiguresStore, PlayDay } from './store/figures.ts'

type Needs = Pick<TeamNeeds, 'clock' | 'reckoningOf' | 'activeLeastOn'> & { readonly figures: FiguresStore }

type OverviewAsked = {
  readonly brand: string
  readonly agent: string
  readonly scope: AgentScope
  readonly from: string
  readonly to: string
}

type Play = { readonly rounds: number } & Record<'stake' | 'win' | 'valid', Amount>

/** What an agent's members did on business days, and on as many days right before. */
export function createOverview({ clock, reckoningOf, activeLeastOn, figures }: Needs) {
  const read = async (asked: FiguresAsked) => {
    const [play, accounts, active] = await Promise.all([
      figures.playByDay(asked),
      figures.accountsByDay(asked),
      figures.activeAccounts(asked),
    ])
    return { total: { ...sumUp(play, accounts), active }, play, accounts }
  }
  return async ({ brand, agent, scope, from, to }: OverviewAsked) => {
    const { timeZone, currency } = await reckoningOf(brand)
    const asked = { agent, scope, currency, from, to }
    const earlier = { ...asked, from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
    const [now, before, kinds, size, activeLeast] = await Promise.all([
      read(asked),
      read(earlier),
      figures.playByKind(asked),
      figures.branchSize(dayOf(clock(), timeZone)),
      activeLeastOn(brand, to),
    ])
    return {
      activeLeast: writeAmount(activeLeast),
      ...size,
      total: now.total,
      before: before.total,
      days: eachDay(from, to).map((day) => ({
        day,
        ...sumUp(
          now.play.filter((one) => one.day === day),
          now.accounts.filter((one) => one.day === day),
        ),
      })),
      kinds: kinds.map(({ gameType, ...play }) => ({ gameType, ...writePlay(play) })),
    }
  }
}

/** Play as the contract writes it. */
export const writePlay = ({ rounds, stake, win, valid }: Play) => ({
  rounds,
  stake: writeAmount(stake),
  win: writeAmount(win),
  valid: writeAmount(valid),
  net: writeAmount(subtract(win, stake)),
})

/** Days together. `active` counts an account once for each day. */
function sumUp(play: readonly PlayDay[], accounts: readonly AccountDay[]): AgentFigures {
  return {
    ...writePlay({
      rounds: count(play.map(({ rounds }) => rounds)),
      stake: add(ZERO, ...play.map(({ stake }) => stake)),
      win: add(ZERO, ...play.map(({ win }) => win)),
      valid: add(ZERO, ...play.map(({ valid }) => valid)),
    }),
    deposits: writeAmount(add(ZERO, ...accounts.map(({ deposits }) => deposits))),
    withdrawals: writeAmount(add(ZERO, ...accounts.map(({ withdrawals }) => withdrawals))),
    joined: count(accounts.map(({ joined }) => joined)),
    firstDeposits: count(accounts.map(({ firstDeposits }) => firstDeposits)),
    active: count(accounts.map(({ active }) => active)),
  }
}

const count = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
