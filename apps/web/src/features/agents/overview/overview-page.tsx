import { useLingui } from '@lingui/react'
import { AGENT_SCOPES, type AgentScope, agentOverview } from '@sanuk/contracts/agent-centre'
import { Button } from '@sanuk/ui/button'
import type { DateSpan } from '@sanuk/ui/date-range'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Segmented } from '@sanuk/ui/segmented'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useToday } from '../../../brand/use-today.ts'
import { PanelHead } from '../../../components/panel-head.tsx'
import { SpanFilter } from '../../../components/records/span-filter.tsx'
import { useSwitchPage } from '../../../panels/use-switch-page.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { DaysCard } from './days-card.tsx'
import { ExportDays } from './export-days.tsx'
import { isQuiet } from './figures.ts'
import { KindsCard } from './kinds-card.tsx'
import styles from './overview.module.css'
import { OverviewStatus } from './overview-status.tsx'
import { type Overview, OverviewTiles } from './overview-tiles.tsx'

/** What a team did on some days, beside as many days before: a page of the agent centre. */
export function OverviewPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const today = useToday()
  const [scope, setScope] = useState<AgentScope>('team')
  const [span, setSpan] = useState<DateSpan>({ from: today, to: today })
  const request = { query: { scope, ...span } }
  const overview = useQuery({ ...read(agentOverview, request), placeholderData: keepPreviousData })
  const { data } = overview
  const isAlone = data?.agents === 0 && data.members === 0
  return (
    <>
      <PanelHead title={title} action={<ExportDays scope={scope} span={span} overview={data} />} />
      <div
        className={styles.page}
        aria-busy={overview.isPending || overview.isPlaceholderData}
        data-stale={overview.isPlaceholderData}
      >
        <div className={styles.choices}>
          <Segmented
            label={_('agent-centre.scope')}
            options={AGENT_SCOPES.map((value) => ({ value, label: _(`agent-centre.scope.${value}`) }))}
            value={scope}
            onChange={setScope}
          />
          <SpanFilter
            presets={['today', 'yesterday', 'thisWeek', 'thisMonth', 'lastMonth']}
            today={today}
            span={span}
            onChange={setSpan}
          />
        </div>
        {isAlone && <FirstLink />}
        {overview.isLoadingError ? (
          <ErrorState title={_('agent-centre.overview.failed')} retryLabel={_('site.retry')} onRetry={overview.refetch}>
            {faultText(overview.error, _)}
          </ErrorState>
        ) : (
          !(isAlone && isQuiet(data.total)) && (
            <>
              <OverviewStatus overview={overview} scope={scope} span={span} today={today} />
              <OverviewTiles overview={data} />
              {data && <OverviewCards overview={data} />}
            </>
          )
        )}
      </div>
    </>
  )
}

/** The same by day, where there are several, and by category. */
function OverviewCards({ overview: { days, kinds } }: { readonly overview: Overview }) {
  return (
    <>
      {days.length > 1 && <DaysCard days={days} />}
      <KindsCard kinds={kinds} />
    </>
  )
}

/** Where an agent begins who has nobody below. */
function FirstLink() {
  const { _ } = useLingui()
  const switchPage = useSwitchPage()
  return (
    <EmptyState
      icon={<UserRoundPlus />}
      title={_('agent-centre.overview.empty')}
      action={<Button onClick={() => switchPage('registerCenter')}>{_('agent-centre.overview.empty.do')}</Button>}
    >
      {_('agent-centre.overview.empty.note')}
    </EmptyState>
  )
}
