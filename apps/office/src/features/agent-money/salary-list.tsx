import { listSalaries } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Coins } from 'lucide-react'
import { writeRate } from '../../components/plan-facts.tsx'
import { momentColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { amountsFilter, daysFilter, onlyFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { AGENT_MONEY } from './agent-money.ts'

type State = AnswerOf<typeof listSalaries>['list'][number]['state']

/** In which colour a state is shown. */
const LOOKS = {
  running: 'plain',
  waiting: 'plain',
  paid: 'good',
  owing: 'bad',
  nothing: 'plain',
} as const satisfies Record<State, string>

const SOURCE = pagesOf(listSalaries, (query, signal) => call(listSalaries, { query }, signal))

/** Salaries by day, of one agent where a link says so. */
export const SALARIES = defineList(SOURCE, {
  key: [...AGENT_MONEY, 'salaries'],
  file: 'agent-salaries',
  title: 'office-agent-money.salaries',
  rowKey: ({ agent, day }) => `${agent.id} ${day}`,
  filters: [
    searchFilter('office.username.search'),
    daysFilter(),
    amountsFilter(),
    onlyFilter('agent', 'office-agent-money.all'),
  ],
  sort: { day: 'day', amount: 'earned' },
  columns: [
    textColumn('day', 'office-agent-money.day', { phone: 'heading' }),
    {
      key: 'agent',
      header: 'office-agent-money.agent',
      text: ({ agent }) => agent.username,
      link: ({ agent }) => `/agents?id=${agent.id}`,
    },
    {
      key: 'state',
      header: 'office.state',
      text: ({ state }, { _ }) => _(`office-agent-money.state.${state}`),
      cell: ({ state }, { _ }) => <Badge look={LOOKS[state]}>{_(`office-agent-money.state.${state}`)}</Badge>,
    },
    { key: 'rate', header: 'office-agent-money.rate', align: 'end', text: ({ rate }) => writeRate(rate) },
    moneyColumn('valid', 'office-agent-money.valid'),
    moneyColumn('earned', 'office-agent-money.earned'),
    moneyColumn('paid', 'office-agent-money.paid'),
    momentColumn('paidAt', 'office-agent-money.paid_at'),
  ],
  empty: { icon: <Coins />, word: 'office-agent-money.none' },
})
