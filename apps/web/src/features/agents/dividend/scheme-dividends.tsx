import { useLingui } from '@lingui/react'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { Segmented } from '@sanuk/ui/segmented'
import { type ReactNode, useEffect, useState } from 'react'
import { PanelHead } from '../../../components/panel-head.tsx'
import { WithAgreements } from '../agreements/with-agreements.tsx'
import { forgetPeriod, periodAskedFor } from '../open-period-of.ts'
import styles from '../terms/terms.module.css'
import { useOpenPeriod } from '../terms/use-open-period.ts'
import { BillView } from './bill-view.tsx'
import { DividendOverview } from './dividend-overview.tsx'
import { ExportBills } from './export-bills.tsx'
import { useDividends } from './use-dividend.ts'

type SchemeDividendsProps = {
  readonly title: ReactNode
  readonly schemes: readonly [DividendScheme, ...DividendScheme[]]
}

/** The dividends of one scheme at a time, as an overview or with one period open. */
export function SchemeDividends({ title, schemes }: SchemeDividendsProps) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState(
    () => schemes.find((scheme) => scheme === periodAskedFor(schemes)?.scheme) ?? schemes[0],
  )
  const scheme = schemes.includes(chosen) ? chosen : schemes[0]
  const pages = useDividends(scheme)
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
              label={_('agent-dividend.schemes')}
              value={scheme}
              onChange={setChosen}
              options={schemes.map((value) => ({ value, label: _(`agent-dividend.scheme.${value}`) }))}
            />
          )
        }
        action={day === null && <ExportBills scheme={scheme} disabled={!hasPast} />}
      />
      <div ref={overview} className={styles.page} hidden={day !== null}>
        <WithAgreements key={scheme} scheme={scheme} next={pages.data?.pages[0]?.next}>
          <DividendOverview scheme={scheme} pages={pages} onDay={open} />
        </WithAgreements>
      </div>
      {day !== null && <BillView scheme={scheme} day={day} onBack={back} />}
    </>
  )
}
