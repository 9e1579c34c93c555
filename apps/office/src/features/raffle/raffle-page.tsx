import { useLingui } from '@lingui/react'
import { officeRaffle } from '@sanuk/contracts/office-raffle'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Waits } from '../../components/rules/rule-cards.tsx'
import { useTitle } from '../../language/use-title.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { Draws } from './draws.tsx'
import { PlanForm } from './plan-form.tsx'
import styles from './raffle.module.css'
import { RAFFLE } from './raffle.ts'

/** The draws of the brand: what those to come are like, and how the latest ones went. */
export function RafflePage() {
  const { _ } = useLingui()
  useTitle('office-raffle.title')
  const { data, error, refetch } = useAsked({ key: RAFFLE, ask: (signal) => call(officeRaffle, undefined, signal) })
  return (
    <>
      <PageHead title={_('office-raffle.title')} note={_('office-raffle.note')} />
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <div className={styles.page}>
          <Card title={_('office-raffle.plan')}>
            {data?.proposal && <Waits />}
            {data ? (
              <PlanForm plan={data.plan} waits={data.proposal !== null} />
            ) : (
              <Skeleton className={styles.waiting} />
            )}
          </Card>
          <Draws rows={data?.draws} />
        </div>
      )}
    </>
  )
}
