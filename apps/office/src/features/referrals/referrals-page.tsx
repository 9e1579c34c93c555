import { useLingui } from '@lingui/react'
import { officeReferrals } from '@sanuk/contracts/office-referrals'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Figure, Figures } from '@sanuk/ui/figures'
import { Skeleton } from '@sanuk/ui/skeleton'
import { UserRoundPlus } from 'lucide-react'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { referralFacts } from '../../components/plan-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { useTitle } from '../../language/use-title.ts'
import { type DescribedColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { ReferralForm } from './referral-form.tsx'
import { REFERRALS } from './referrals.ts'

const COLUMNS: readonly DescribedColumn<AnswerOf<typeof officeReferrals>['best'][number]>[] = [
  {
    key: 'member',
    header: 'office.members',
    phone: 'heading',
    text: ({ username }) => username,
    link: ({ member }) => `/members/${member}`,
  },
  numberColumn('friends', 'office-referrals.friends'),
  moneyColumn('earned', 'office-referrals.earned'),
]

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
        <Failed error={error} onRetry={refetch} />
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
          <RowsCard
            title="office-referrals.best"
            file="referrals"
            columns={COLUMNS}
            rows={data?.best}
            rowKey={({ member }) => member}
            empty={<EmptyState icon={<UserRoundPlus />} title={_('office-referrals.best.none')} />}
          />
        </div>
      )}
    </>
  )
}
