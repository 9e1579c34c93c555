import { SALARY_SCHEMES } from '@sanuk/contracts/agent-schemes'
import { listSalaries } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Coins } from 'lucide-react'
import { writeRate } from '../../components/plan-facts.tsx'
import { momentColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'
import { amountsFilter, choiceFilter, daysFilter, onlyFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { AGENT_MONEY } from './agent-money.ts'
import { periodColumns, SCHEME_COLUMN } from './period-columns.tsx'

type Row = AnswerOf<typeof listSalaries>['list'][number]

/** In which colour a state is shown. */
const LOOKS = {
  running: 'plain',
  waiting: 'plain',
  paid: 'good',
  owing: 'bad',
  nothing: 'plain',
} as const satisfies Record<Row['state'], string>

const SOURCE = pagesOf(listSalaries, (query, signal) => call(listSalaries, { query }, signal))

/** Salaries by period, of one agent where a link says so. */
export const SALARIES = defineList(SOURCE, {
  key: [...AGENT_MONEY, 'salaries'],
  file: 'agent-salaries',
  title: 'office-agent-money.salaries',
  rowKey: ({ agent, scheme, day }) => `${agent.id} ${scheme} ${day}`,
  filters: [
    searchFilter('office.username.search'),
    choiceFilter('scheme', {
      label: 'office-agent-money.scheme',
      any: 'office-agent-money.schemes.all',
      values: SALARY_SCHEMES,
      word: (scheme) => `office-agent-money.scheme.${scheme}`,
    }),
    daysFilter(),
    amountsFilter(),
    onlyFilter('agent', 'office-agent-money.all'),
  ],
  sort: { day: 'day', amount: 'earned' },
  columns: [
    ...periodColumns<Row>('day', { daysOf: ({ day, lastDay }) => [day, lastDay], phone: 'heading' }),
    {
      key: 'agent',
      header: 'office-agent-money.agent',
      text: ({ agent }) => agent.username,
      link: ({ agent }) => `/agents?id=${agent.id}`,
    },
    SCHEME_COLUMN,
    {
      key: 'state',
      header: 'office.state',
      text: ({ state }, { _ }) => _(`office-agent-money.state.${state}`),
      cell: ({ state }, { _ }) => <Badge look={LOOKS[state]}>{_(`office-agent-money.state.${state}`)}</Badge>,
    },
    {
      key: 'tier',
      header: 'office-agent-money.tier',
      align: 'end',
      text: ({ tier }) => String(tier),
      cell: ({ tier }, { _, number }) => (tier > 0 ? number(tier) : _('office.none')),
    },
    { key: 'rate', header: 'office-agent-money.rate', align: 'end', text: ({ rate }) => writeRate(rate) },
    moneyColumn('valid', 'office-agent-money.valid'),
    numberColumn('active', 'office-agent-money.active'),
    moneyColumn('earned', 'office-agent-money.earned'),
    moneyColumn('paid', 'office-agent-money.paid'),
    momentColumn('paidAt', 'office-agent-money.paid_at'),
  ],
  empty: { icon: <Coins />, word: 'office-agent-money.none' },
})
