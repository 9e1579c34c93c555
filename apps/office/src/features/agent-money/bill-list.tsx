import { DIVIDEND_SCHEMES } from '@sanuk/contracts/agent-schemes'
import { listDividendBills } from '@sanuk/contracts/office-agent-bills'
import { Badge } from '@sanuk/ui/badge'
import { ReceiptText } from 'lucide-react'
import { writeRate } from '../../components/plan-facts.tsx'
import { momentColumn, moneyColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { amountsFilter, choiceFilter, daysFilter, onlyFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { AGENT_MONEY } from './agent-money.ts'
import { type Bill, differenceOf, writeTierReached } from './bills.ts'
import { periodColumns, SCHEME_COLUMN } from './period-columns.tsx'

/** In which colour a state is shown. */
const LOOKS = {
  running: 'plain',
  waiting: 'luck',
  approved: 'plain',
  paid: 'good',
  denied: 'bad',
  owing: 'bad',
  nothing: 'plain',
} as const satisfies Record<Bill['state'], string>

const SOURCE = pagesOf(listDividendBills, (query, signal) => call(listDividendBills, { query }, signal))

/** Dividends by period, of one agent where a link says so. */
export const BILLS = defineList(SOURCE, {
  key: [...AGENT_MONEY, 'bills'],
  file: 'agent-dividends',
  title: 'office-agent-bills.bills',
  rowKey: ({ agent, scheme, firstDay }) => `${agent.id} ${scheme} ${firstDay}`,
  filters: [
    searchFilter('office.username.search'),
    viewFilter('waiting', {
      values: ['all', 'waiting'],
      word: (view) => `office-agent-bills.view.${view}`,
      start: 'all',
      inAddress: 'view',
      sends: (view) => (view === 'waiting' ? { waiting: 'true' } : {}),
    }),
    choiceFilter('scheme', {
      label: 'office-agent-money.scheme',
      any: 'office-agent-money.schemes.all',
      values: DIVIDEND_SCHEMES,
      word: (scheme) => `office-agent-money.scheme.${scheme}`,
    }),
    daysFilter(),
    amountsFilter(),
    onlyFilter('agent', 'office-agent-money.all'),
  ],
  sort: { day: 'period', amount: 'earned' },
  columns: [
    ...periodColumns<Bill>('period', { daysOf: ({ firstDay, lastDay }) => [firstDay, lastDay], phone: 'heading' }),
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
      text: ({ state }, { _ }) => _(`office-agent-bills.state.${state}`),
      cell: ({ state }, { _ }) => <Badge look={LOOKS[state]}>{_(`office-agent-bills.state.${state}`)}</Badge>,
    },
    {
      key: 'tier',
      header: 'office-agent-bills.tier',
      cell: ({ tier, rate }, { _ }) => writeTierReached({ tier, rate }, _),
    },
    { key: 'tierNumber', header: 'office-agent-money.tier', fileOnly: true, text: ({ tier }) => String(tier) },
    { key: 'rate', header: 'office-agent-money.rate', fileOnly: true, text: ({ rate }) => writeRate(rate) },
    moneyColumn('valid', 'office-agent-money.valid', { fileOnly: true }),
    numberColumn('active', 'office-agent-money.active', { fileOnly: true }),
    moneyColumn('net', 'office-agent-bills.net', { net: true, fileOnly: true }),
    moneyColumn('carried', 'office-agent-bills.carried', { fileOnly: true }),
    moneyColumn('loss', 'office-agent-bills.loss'),
    moneyColumn('amount', 'office-agent-bills.amount', { fileOnly: true }),
    moneyColumn('below', 'office-agent-bills.below', { fileOnly: true }),
    {
      key: 'limited',
      header: 'office-agent-bills.limited',
      fileOnly: true,
      text: ({ limited }, { _ }) => (limited ? _('office-agent-bills.limited.yes') : ''),
    },
    moneyColumn('earned', 'office-agent-money.earned'),
    moneyColumn('before', 'office-agent-bills.before', { fileOnly: true }),
    {
      key: 'difference',
      header: 'office-agent-bills.difference',
      align: 'end',
      text: (bill) => differenceOf(bill) ?? '',
      cell: (bill, { _, money }) => {
        const difference = differenceOf(bill)
        return difference === null ? _('office.none') : money(difference, { net: true })
      },
    },
    moneyColumn('paid', 'office-agent-money.paid'),
    momentColumn('paidAt', 'office-agent-money.paid_at', { fileOnly: true }),
    textColumn('reason', 'office-agent-bills.reason'),
  ],
  empty: (value) => ({
    icon: <ReceiptText />,
    word: value('view') === 'waiting' ? 'office-agent-bills.none.waiting' : 'office-agent-bills.none',
  }),
})
