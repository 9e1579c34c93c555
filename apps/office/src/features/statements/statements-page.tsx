import { useLingui } from '@lingui/react'
import { listStatements, STATEMENT_RESULTS } from '@sanuk/contracts/office-statements'
import { Select } from '@sanuk/ui/select'
import { FileDiff } from 'lucide-react'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter, type Narrowing } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { CompareBankFile } from './compare-bank-file.tsx'
import { STATEMENT_COLUMNS } from './statement-columns.tsx'
import styles from './statements.module.css'
import { STATEMENTS } from './statements.ts'
import { useAccounts } from './use-accounts.ts'

const SOURCE = pagesOf(listStatements, (query, signal) => call(listStatements, { query }, signal))

const LIST = defineList(SOURCE, {
  key: [...STATEMENTS, 'all'],
  file: 'statements',
  title: 'statements.title',
  note: 'statements.note',
  rowKey: ({ id }) => id,
  filters: [
    { names: ['account'], draw: (at) => <Accounts key="account" at={at} /> },
    choiceFilter('result', {
      label: 'statements.result.filter',
      any: 'office.state.all',
      values: STATEMENT_RESULTS,
      word: (result) => `statements.result.${result}`,
    }),
    daysFilter(),
  ],
  sort: { day: 'made' },
  columns: STATEMENT_COLUMNS,
  empty: { icon: <FileDiff />, word: 'statements.list.empty', note: 'statements.list.empty.note' },
  actions: <Compare />,
})

/** Every comparison of a bank's file with our books, and the way to a new one. */
export const StatementsPage = () => <DescribedList list={LIST} />

function Accounts({ at }: { readonly at: Narrowing }) {
  const { _ } = useLingui()
  const { options } = useAccounts()
  return (
    <Select
      label={_('statements.account')}
      className={styles.narrow}
      options={[{ value: '', label: _('statements.account.all') }, ...options]}
      value={at.get('account') ?? ''}
      onChange={(account) => at.set({ account })}
    />
  )
}

function Compare() {
  return useMay()('statements.change') && <CompareBankFile />
}
