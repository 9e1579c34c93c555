import { useLingui } from '@lingui/react'
import { officeUpline } from '@sanuk/contracts/office-upline'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import { DeskTable } from '../../components/desk/desk-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { uplineFacts } from '../../components/plan-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { UPLINE } from './upline.ts'
import { UplineForm } from './upline-form.tsx'

const readSent = (cursor: string | undefined, signal?: AbortSignal) =>
  call(officeUpline, { query: { ...(cursor && { cursor }) } }, signal)

/** What members may send to whoever invited them, and what they sent lately. */
export function UplinePage() {
  const { _ } = useLingui()
  useTitle('office-upline.title')
  const money = useMoney()
  const moment = useMoment()
  const asked = useAskedPages({ key: UPLINE, ask: readSent })
  const { error, refetch } = asked
  // Each page of the list brings the rules, too.
  const data = asked.pages?.[0]
  return (
    <>
      <PageHead title={_('office-upline.title')} note={_('office-upline.note')} />
      {error && !data ? (
        <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
          {faultText(error, _)}
        </ErrorState>
      ) : (
        <div className={styles.page}>
          <Card
            title={_('office-upline.list')}
            action={
              data && (
                <SaveList
                  name="upline"
                  columns={[
                    { header: _('office-upline.at'), text: ({ at }) => at },
                    { header: _('office-upline.from'), text: ({ from }) => from.username },
                    { header: _('office-upline.to'), text: ({ to }) => to.username },
                    { header: _('office-upline.amount'), text: ({ amount }) => amount },
                  ]}
                  readFrom={readSent}
                />
              )
            }
          >
            <DeskTable
              title="office-upline.list"
              asked={asked}
              rowKey={({ id }) => id}
              empty={<EmptyState icon={<Send />} title={_('office-upline.none')} />}
              columns={[
                { key: 'at', header: _('office-upline.at'), phone: 'heading', cell: ({ at }) => moment(at) },
                {
                  ...{ key: 'from', header: _('office-upline.from') },
                  cell: ({ from }) => <Link to={`/members/${from.id}`}>{from.username}</Link>,
                },
                {
                  ...{ key: 'to', header: _('office-upline.to') },
                  cell: ({ to }) => <Link to={`/members/${to.id}`}>{to.username}</Link>,
                },
                {
                  ...{ key: 'amount', header: _('office-upline.amount'), align: 'end' },
                  cell: ({ amount }) => money(amount),
                },
              ]}
            />
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
