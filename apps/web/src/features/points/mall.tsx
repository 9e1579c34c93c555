import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Tabs } from '@sanuk/ui/tabs'
import { Gift, History as HistoryIcon, Store } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../brand/use-brand.ts'
import { useModules } from '../../brand/use-modules.ts'
import { EarningRules } from './earning-rules.tsx'
import { History } from './history.tsx'
import { OwnPoints } from './own-points.tsx'
import styles from './points.module.css'
import { Shelf } from './shelf.tsx'
import { usePointConfig } from './use-points.ts'

type Sheet = 'shelf' | 'history'

/** The point mall: what one has, what it buys, and what became of it. */
export function Mall() {
  const { _ } = useLingui()
  const brand = useBrand()
  const isOn = useModules()
  // The brand is known within the first moments; until then nobody is told that there is no mall.
  if (brand && !isOn('PTSYS3')) return <EmptyState icon={<Gift />} title={_('points.off')} />
  return <Open />
}

function Open() {
  const { _ } = useLingui()
  const { data: config } = usePointConfig()
  const [sheet, setSheet] = useState<Sheet>('shelf')
  return (
    <div className={styles.page}>
      <OwnPoints />
      <Tabs<Sheet>
        label={_('pages.pointMall')}
        value={sheet}
        onChange={setSheet}
        tabs={[
          { value: 'shelf', icon: <Store />, label: _('points.shelf'), panel: <Shelf /> },
          { value: 'history', icon: <HistoryIcon />, label: _('points.history'), panel: <History /> },
        ]}
      />
      {config?.rules && <EarningRules rules={config.rules} />}
    </div>
  )
}
