import { useLingui } from '@lingui/react'
import { officeReferrals } from '@sanuk/contracts/office-referrals'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Table } from '@sanuk/ui/table'
import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Figure, Figures } from '../../components/figures.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { referralFacts } from '../../components/plan-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { useTitle } from '../../language/use-title.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { ReferralForm } from './referral-form.tsx'
import { REFERRALS } from './referrals.ts'

/** What invited friends bring: at present, by whom, and the proposal of something else. */
export function ReferralsPage() {
  const { _ } = useLingui()
  useTitle('office-referrals.title')
  const money = useMoney()
  const { data, error, refetch } = useAsked({
    key: REFERRALS,
    ask: (signal) => call(officeReferrals, undefined, signal),
  })
  return (
    <>
      <PageHead title={_('office-referrals.title')} note={_('office-referrals.note')} />
      {error ? (
        <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      ) : (
        <div className={styles.page}>
          <Figures label={_('office-referrals.figures')} busy={!data}>
            <Figure name={_('office-referrals.waiting')} value={data?.friends.waiting} />
            <Figure name={_('office-referrals.valid')} value={data?.friends.valid} />
            <Figure name={_('office-referrals.shared')} value={data?.friends.shared} />
            <Figure name={_('office-rebates.paid')} value={data && money(data.paid)} />
            <Figure name={_('office-rebates.waiting')} value={data && money(data.waiting)} />
          </Figures>
          <Card title={_('office.rules.plan')}>
            {data?.proposal && <Waits />}
            {data ? (
              <ReferralForm
                key={data.today}
                plan={data.list[0] ?? null}
                today={data.today}
                waits={data.proposal !== null}
              />
            ) : (
              <Skeleton height="320px" />
            )}
          </Card>
          {data && (
            <RuleCards
              name="referral-plans"
              list={data.list}
              today={data.today}
              facts={(plan, money) => referralFacts(plan, { say: _, money })}
            />
          )}
          <Card
            title={_('office-referrals.best')}
            action={
              data && (
                <SaveWhole
                  name="referrals"
                  columns={[
                    { header: _('office.members'), text: ({ username }) => username },
                    { header: _('office-referrals.friends'), text: ({ friends }) => String(friends) },
                    { header: _('office-referrals.earned'), text: ({ earned }) => earned },
                  ]}
                  rows={data.best}
                />
              )
            }
          >
            <Table
              label={_('office-referrals.best')}
              rows={data?.best}
              rowKey={({ member }) => member}
              empty={<EmptyState icon={<UserRoundPlus />} title={_('office-referrals.best.none')} />}
              columns={[
                {
                  ...{ key: 'member', header: _('office.members'), phone: 'heading' },
                  cell: ({ member, username }) => <Link to={`/members/${member}`}>{username}</Link>,
                },
                {
                  ...{ key: 'friends', header: _('office-referrals.friends'), align: 'end' },
                  cell: ({ friends }) => friends,
                },
                {
                  ...{ key: 'earned', header: _('office-referrals.earned'), align: 'end' },
                  cell: ({ earned }) => money(earned),
                },
              ]}
            />
          </Card>
        </div>
      )}
    </>
  )
}
