import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ArrowLeftRight, Star } from 'lucide-react'
import { useState } from 'react'
import { usePanels } from '../../panels/use-panels.ts'
import { ConvertDialog } from './convert-dialog.tsx'
import styles from './points.module.css'
import { usePointConfig, useStanding, useVisit } from './use-points.ts'

/** What one has to spend; others are told what it takes to have any. */
export function OwnPoints() {
  const { _ } = useLingui()
  const visit = useVisit()
  return (
    <section className={styles.own} aria-label={_('points.own')}>
      <Star className={styles.star} aria-hidden="true" />
      {visit === 'member' ? <Balance /> : <Gate visit={visit} />}
    </section>
  )
}

function Balance() {
  const { _ } = useLingui()
  const { data: own } = useStanding()
  const { data: config } = usePointConfig()
  const [converting, setConverting] = useState(false)
  if (!own) return <Skeleton width="220px" height="56px" />
  return (
    <>
      <div className={styles.ownWords}>
        <p className={styles.note}>{_('points.own')}</p>
        <p className={styles.balance}>{_('points.amount', { points: own.points })}</p>
        <p className={styles.note}>
          {_('points.today', { points: own.earnedToday })}
          {own.held > 0 && <> · {_('points.held', { points: own.held })}</>}
        </p>
      </div>
      {config?.rules && (
        <Button look="luck" size="large" icon={<ArrowLeftRight />} onClick={() => setConverting(true)}>
          {_('points.convert')}
        </Button>
      )}
      {converting && config?.rules && (
        <ConvertDialog rules={config.rules} own={own} onClose={() => setConverting(false)} />
      )}
    </>
  )
}

function Gate({ visit }: { readonly visit: 'visitor' | 'guest' }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const isGuest = visit === 'guest'
  return (
    <>
      <div className={styles.ownWords}>
        <p className={styles.gate}>{_(isGuest ? 'points.gate.guest' : 'points.gate.visitor')}</p>
      </div>
      <Button size="large" onClick={() => open(isGuest ? 'needAccount' : 'login', '/pointMall')}>
        {_(isGuest ? 'points.gate.account' : 'site.sign_in')}
      </Button>
    </>
  )
}
