import { useLingui } from '@lingui/react'
import { officeVip } from '@sanuk/contracts/office-vip'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Waits } from '../../components/rules/rule-cards.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useTitle } from '../../language/use-title.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { PlanForm } from './plan-form.tsx'
import styles from './vip.module.css'
import { type OfficeVip, VIP } from './vip.ts'

/** The club of the brand: what its ranks ask and give, and how many members have them. */
export function VipPage() {
  const { _ } = useLingui()
  useTitle('office-vip.title')
  const { data, error, refetch } = useAsked({ key: VIP, ask: (signal) => call(officeVip, undefined, signal) })
  return (
    <>
      <PageHead title={_('office-vip.title')} note={_('office-vip.note')} />
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <div className={styles.page}>
          <Card title={_('office-vip.now')}>
            {data ? <Now data={data} /> : <Skeleton className={styles.waiting} />}
          </Card>
          <Card title={_('office-vip.plan')}>
            {data?.proposal && <Waits />}
            {data ? (
              <PlanForm plan={data.plan} waits={data.proposal !== null} />
            ) : (
              <Skeleton className={styles.waiting} />
            )}
          </Card>
        </div>
      )}
    </>
  )
}

/** Members by rank, and what rewards came to in the last thirty days. */
function Now({ data }: { readonly data: OfficeVip }) {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const language = i18n.locale === 'en' ? 'en' : 'th'
  const ranks = data.plan?.ranks.map(({ names }, at) => ({
    name: names[language],
    value: data.members.find(({ level }) => level === at + 1)?.members ?? 0,
  }))
  return (
    <Facts
      facts={[
        ...(ranks ?? []),
        { name: _('office-vip.made'), value: money(data.made) },
        { name: _('office-vip.claimed'), value: money(data.claimed) },
      ]}
    />
  )
}
