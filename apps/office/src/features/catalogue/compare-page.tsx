import { useLingui } from '@lingui/react'
import { compareList } from '@sanuk/contracts/office-lists'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { CheckCheck, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { usePathParams } from '../../router/use-path-params.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './catalogue.module.css'
import { CATALOGUE, type Difference } from './catalogue.ts'
import { DifferenceGroup } from './difference-group.tsx'
import { PanelFault } from './panel-fault.tsx'
import { SaveDifferences } from './save-differences.tsx'
import { TakeList } from './take-list.tsx'

/** What a vendor's list says now beside ours, and the way to take it over. */
export function ComparePage() {
  const { _ } = useLingui()
  useTitle('office-catalogue.lists')
  const { id: vendor = '' } = usePathParams()
  const { data, error, isFetching, refetch } = useAsked({
    key: [...CATALOGUE, 'compare', vendor],
    ask: (signal) => call(compareList, { params: { vendor } }, signal),
  })
  const shown = error ? undefined : data
  return (
    <>
      <BackLink to="/catalogue?part=lists">{_('office-catalogue.compare.back')}</BackLink>
      <PageHead
        title={_('office-catalogue.compare.title', { vendor: data?.name ?? vendor })}
        note={shown && _('office-catalogue.compare.note', { games: shown.fetched })}
      >
        {shown && <SaveDifferences vendor={vendor} difference={shown} />}
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office-catalogue.compare.again')}
        </Button>
      </PageHead>
      <Card>
        <PanelFault title="office-catalogue.compare.failed" fault={error} onRetry={refetch} />
        {!shown && !error && <Skeleton height="320px" />}
        {shown && <Differing key={shown.digest} difference={shown} />}
      </Card>
    </>
  )
}

const GROUPS = ['new', 'changed', 'gone'] as const

function Differing({ difference }: { difference: Difference }) {
  const { _ } = useLingui()
  const mayChange = useMay()('vendors.change')
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set())
  const differing = GROUPS.some((group) => difference[group].length > 0)
  const turn = (named: readonly string[], on: boolean) =>
    setCodes((before) => {
      const next = new Set(before)
      for (const code of named) on ? next.add(code) : next.delete(code)
      return next
    })
  if (!differing && !difference.reordered) {
    return (
      <EmptyState icon={<CheckCheck />} title={_('office-catalogue.compare.same')}>
        {_('office-catalogue.compare.same.note')}
      </EmptyState>
    )
  }
  return (
    <div className={styles.panel}>
      {mayChange && <TakeList difference={difference} codes={codes} />}
      {difference.reordered && <p className={styles.note}>{_('office-catalogue.compare.reordered')}</p>}
      {GROUPS.map((group) => (
        <DifferenceGroup
          key={group}
          group={group}
          games={difference[group]}
          chosen={codes}
          onTurn={mayChange ? turn : undefined}
        />
      ))}
    </div>
  )
}
