import { useLingui } from '@lingui/react'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { Segmented } from '@sanuk/ui/segmented'
import { type ReactNode, useEffect, useState } from 'react'
import { PanelHead } from '../../../components/panel-head.tsx'
import { WithAgreements } from '../agreements/with-agreements.tsx'
import { forgetPeriod, periodAskedFor } from '../open-period-of.ts'
import styles from '../terms/terms.module.css'
import { useOpenPeriod } from '../terms/use-open-period.ts'
import { ExportPeriods } from './export-periods.tsx'
import { PeriodView } from './period-view.tsx'
import { SalaryOverview } from './salary-overview.tsx'
import { useSalary } from './use-salary.ts'

type SchemeSalariesProps = {
  readonly title: ReactNode
  readonly schemes: readonly [SalaryScheme, ...SalaryScheme[]]
}

/** The salary of one scheme at a time, as an overview or with one period open. */
export function SchemeSalaries({ title, schemes }: SchemeSalariesProps) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState(
    () => schemes.find((scheme) => scheme === periodAskedFor(schemes)?.scheme) ?? schemes[0],
  )
  const scheme = schemes.includes(chosen) ? chosen : schemes[0]
  const pages = useSalary(scheme)
  const { day, open, back, overview } = useOpenPeriod(periodAskedFor(schemes)?.day)
  useEffect(forgetPeriod, [])
  const hasPast = pages.data?.pages.some(({ list }) => list.length > 0) ?? false

  return (
    <>
      <PanelHead
        title={title}
        tools={
          day === null &&
          schemes.length > 1 && (
            <Segmented
              label={_('agent-salary.schemes')}
              value={scheme}
              onChange={setChosen}
              options={schemes.map((value) => ({ value, label: _(`agent-salary.scheme.${value}`) }))}
            />
          )
        }
        action={day === null && <ExportPeriods scheme={scheme} disabled={!hasPast} />}
      />
      <div ref={overview} className={styles.page} hidden={day !== null}>
        <WithAgreements key={scheme} scheme={scheme} next={pages.data?.pages[0]?.next}>
          <SalaryOverview scheme={scheme} pages={pages} onDay={open} />
        </WithAgreements>
      </div>
      {day !== null && <PeriodView scheme={scheme} day={day} onBack={back} />}
    </>
  )
}
