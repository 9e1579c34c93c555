import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { Word } from '@sanuk/locales/word'
import { Segmented } from '@sanuk/ui/segmented'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { PanelHead } from '../../../components/panel-head.tsx'
import { WithAgreements } from '../agreements/with-agreements.tsx'
import { forgetPeriod, periodAskedFor } from '../open-period-of.ts'
import type { Agreement } from './contract-tiers.ts'
import styles from './terms.module.css'
import { useOpenPeriod } from './use-open-period.ts'

/** The pages of a scheme: the contract that comes next, and the periods that are over. */
type PagesOfScheme = {
  readonly data: { readonly pages: readonly PageOfScheme[] } | undefined
}
type PageOfScheme = { readonly next: Agreement | null; readonly list: readonly unknown[] }

/** What salaries and dividends show differently. */
export type SchemeParts<Scheme extends AgentScheme, Pages extends PagesOfScheme> = {
  readonly label: Word
  readonly nameOf: (scheme: Scheme) => Word
  readonly usePages: (scheme: Scheme) => Pages
  /** The contract and all periods. */
  readonly Overview: ComponentType<{
    readonly scheme: Scheme
    readonly pages: Pages
    readonly onDay: (day: string) => void
  }>
  /** One period, by its first day. */
  readonly Period: ComponentType<{ readonly scheme: Scheme; readonly day: string; readonly onBack: () => void }>
  /** Saves all periods. */
  readonly Export: ComponentType<{ readonly scheme: Scheme; readonly disabled: boolean }>
}

type Props<Scheme extends AgentScheme, Pages extends PagesOfScheme> = {
  readonly title: ReactNode
  readonly schemes: readonly [Scheme, ...Scheme[]]
  /** The scheme that is shown first, unless a period of another one was asked for. */
  readonly initial: Scheme
  readonly parts: SchemeParts<Scheme, Pages>
}

/** One scheme at a time, as an overview or with one period open. */
export function SchemePages<Scheme extends AgentScheme, Pages extends PagesOfScheme>({
  title,
  schemes,
  initial,
  parts: { label, nameOf, usePages, Overview, Period, Export },
}: Props<Scheme, Pages>) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState(
    () => schemes.find((scheme) => scheme === periodAskedFor(schemes)?.scheme) ?? initial,
  )
  const scheme = schemes.includes(chosen) ? chosen : initial
  const pages = usePages(scheme)
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
              label={_(label)}
              value={scheme}
              onChange={setChosen}
              options={schemes.map((value) => ({ value, label: _(nameOf(value)) }))}
            />
          )
        }
        action={day === null && <Export scheme={scheme} disabled={!hasPast} />}
      />
      <div ref={overview} className={styles.page} hidden={day !== null}>
        <WithAgreements key={scheme} scheme={scheme} next={pages.data?.pages[0]?.next}>
          <Overview scheme={scheme} pages={pages} onDay={open} />
        </WithAgreements>
      </div>
      {day !== null && <Period scheme={scheme} day={day} onBack={back} />}
    </>
  )
}
