import { useLingui } from '@lingui/react'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { PeriodFrame } from '../terms/period-frame.tsx'
import { PeriodHead } from './period-head.tsx'
import { PeriodMembers } from './period-members.tsx'
import { PeriodParts } from './period-parts.tsx'
import { PeriodTiers } from './period-tiers.tsx'
import { PeriodWindows } from './period-windows.tsx'
import { useSalaryPeriod } from './use-salary.ts'

type PeriodViewProps = {
  readonly scheme: SalaryScheme
  /** The first day of the period. */
  readonly day: string
  readonly onBack: () => void
}

/** Why a period brought what it brought: by rate, by time where it is paid during the day, and whom it came from. */
export function PeriodView({ scheme, day, onBack }: PeriodViewProps) {
  const { _ } = useLingui()
  const pages = useSalaryPeriod(scheme, day)
  const detail = pages.data?.pages[0]
  return (
    <PeriodFrame scheme={scheme} pages={pages} failed={_('agent-salary.why.failed')} onBack={onBack}>
      {detail && (
        <>
          <PeriodHead detail={detail} />
          <PeriodTiers detail={detail} />
          <PeriodParts detail={detail} />
          {(scheme === 'hourly-salary' || scheme === 'realtime-salary') && <PeriodWindows detail={detail} />}
          <PeriodMembers scheme={scheme} day={day} pages={pages} />
        </>
      )}
    </PeriodFrame>
  )
}
