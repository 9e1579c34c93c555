import { useLingui } from '@lingui/react'
import { officeUpline } from '@sanuk/contracts/office-upline'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Send } from 'lucide-react'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { uplineFacts } from '../../components/plan-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { useTitle } from '../../language/use-title.ts'
import { momentColumn, moneyColumn } from '../../lists/described-column.tsx'
import { SaveDescribed } from '../../lists/described-list.tsx'
import { amountsFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { ListTable, Narrowings } from '../../lists/list-body.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { useList } from '../../lists/use-list.ts'
import { call } from '../../wire/call.ts'
import { UPLINE } from './upline.ts'
import { UplineForm } from './upline-form.tsx'

const SOURCE = pagesOf(officeUpline, (query, signal) => call(officeUpline, { query }, signal))

const LIST = defineList(SOURCE, {
  key: UPLINE,
  file: 'upline',
  title: 'office-upline.list',
  rowKey: ({ id }) => id,
  filters: [searchFilter('office.username.search'), daysFilter(), amountsFilter()],
  sort: { day: 'at', amount: 'amount' },
  columns: [
    momentColumn('at', 'office-upline.at', { phone: 'heading' }),
    {
      key: 'from',
      header: 'office-upline.from',
      text: ({ from }) => from.username,
      link: ({ from }) => `/members/${from.id}`,
    },
    {
      key: 'direction',
      header: 'office-upline.direction',
      text: ({ direction }, { _ }) => _(`office-upline.direction.${direction}`),
    },
    { key: 'to', header: 'office-upline.to', text: ({ to }) => to.username, link: ({ to }) => `/members/${to.id}` },
    moneyColumn('amount', 'office-upline.amount'),
  ],
  empty: { icon: <Send />, word: 'office-upline.none' },
})

/** What members may send to whoever invited them and agents to those right below, and what was sent lately. */
export function UplinePage() {
  const { _ } = useLingui()
  useTitle('office-upline.title')
  const state = useList(LIST)
  // Each page of the list brings the rules, too.
  const { error, refetch, first: data } = state
  return (
    <>
      <PageHead title={_('office-upline.title')} note={_('office-upline.note')} />
      {error && !data ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <div className={styles.page}>
          <Card title={_('office-upline.list')} action={data && <SaveDescribed list={LIST} state={state} />}>
            <Narrowings list={LIST} state={state} />
            <ListTable list={LIST} state={state} />
          </Card>
          <Card title={_('office.rules.other')}>
            {data?.proposal && <Waits />}
            {data ? (
              <UplineForm
                key={data.today}
                rules={data.rules[0] ?? null}
                today={data.today}
                waits={data.proposal !== null}
              />
            ) : (
              <Skeleton height="220px" />
            )}
          </Card>
          {data && (
            <RuleCards
              name="upline-rules"
              list={data.rules}
              today={data.today}
              facts={(rules, money) => uplineFacts(rules, { say: _, money })}
            />
          )}
        </div>
      )}
    </>
  )
}
