import type { readReport } from '@sanuk/contracts/office-reports'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { Flow } from '@sanuk/ledger/flows'
import { type Amount, add, amount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { BusinessDay } from '#platform/business-days'
import type { Brand } from '#platform/caller'
import type {
  CreditedByDay,
  FreeRoundsByDay,
  JoinedByDay,
  PlayFiguresOf,
  PlaySums,
} from '#platform/capabilities/day-figures'
import { type MoneySums, sumFlows } from './money-flows.ts'
import type { ReportRange } from './report-range.ts'

export type FigureNeeds = {
  readonly figures: PlayFiguresOf
  readonly creditedByDay: CreditedByDay
  readonly joinedByDay: JoinedByDay
  readonly freeByDay: FreeRoundsByDay
  readonly flowsByDay: (brand: Brand, days: readonly BusinessDay[]) => Promise<readonly Flow[]>
}

export type Figures = AnswerOf<typeof readReport>['totals']

type Parts = {
  readonly play: PlaySums & { readonly players: number }
  readonly deposits: readonly { readonly deposits: Amount; readonly number: number }[]
  readonly joined: number
  readonly free: readonly { readonly rounds: number; readonly paid: Amount }[]
  readonly money: MoneySums
}

/** What a brand's days come to, one by one and together. Overview and reports show these figures and no others. */
export async function figuresOf(needs: FigureNeeds, brand: Brand, range: ReportRange) {
  const [from = '', to = ''] = [range.days.at(0), range.days.at(-1)]
  const [play, deposits, joined, free, flows] = await Promise.all([
    needs.figures({ brand, from, to, until: range.until }),
    needs.creditedByDay(brand, range),
    needs.joinedByDay(brand, range),
    needs.freeByDay(brand, range),
    needs.flowsByDay(brand, range.spans),
  ])
  const days = range.days.map((day) => ({
    day,
    ...write({
      play: play.days.find((line) => line.day === day) ?? { ...NOTHING, players: 0 },
      deposits: deposits.filter((line) => line.day === day),
      joined: joined.get(day) ?? 0,
      free: free.filter((line) => line.day === day),
      money: sumFlows(flows.filter((flow) => flow.day === day)),
    }),
  }))
  const joinedInAll = [...joined.values()].reduce((sum, number) => sum + number, 0)
  const totals = write({ play: play.total, deposits, joined: joinedInAll, free, money: sumFlows(flows) })
  return { play, days, totals }
}

function write({ play, deposits, joined, free, money }: Parts): Figures {
  const freePaid = add(...free.map(({ paid }) => paid))
  const cost = freePaid + money.bonuses + money.rebates + money.salaries + money.prizes
  return {
    ...writeSums(play),
    net: writeAmount(amount(subtract(play.stake, play.win) - cost)),
    players: play.players,
    newMembers: joined,
    deposits: writeAmount(add(...deposits.map((line) => line.deposits))),
    depositNumber: deposits.reduce((sum, { number }) => sum + number, 0),
    withdrawals: writeAmount(money.withdrawals),
    withdrawalNumber: money.withdrawalNumber,
    bonuses: writeAmount(money.bonuses),
    rebates: writeAmount(money.rebates),
    salaries: writeAmount(money.salaries),
    prizes: writeAmount(money.prizes),
    freeRounds: free.reduce((sum, { rounds }) => sum + rounds, 0),
    freePaid: writeAmount(freePaid),
    adjustments: writeAmount(money.adjustments),
  }
}

export const NOTHING: PlaySums = { rounds: 0, stake: ZERO, win: ZERO }

export const writeSums = ({ rounds, stake, win }: PlaySums) => ({
  rounds,
  stake: writeAmount(stake),
  win: writeAmount(win),
  gross: writeAmount(subtract(stake, win)),
})
