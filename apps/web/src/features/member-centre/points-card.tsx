import { useLingui } from '@lingui/react'
import { pointBalance } from '@sanuk/contracts/points'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { classNames } from '@sanuk/ui/class-names'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useModules } from '../../brand/use-modules.ts'
import { Link } from '../../router/link.tsx'
import { read } from '../../wire/read.ts'
import styles from './account-page.module.css'

/** Points that can be spent, and the way to what they buy; nothing where the brand has none. */
export function PointsCard() {
  const isOn = useModules()
  return isOn('PTSYS3') ? <Points /> : null
}

function Points() {
  const { _ } = useLingui()
  const { data, isError } = useQuery(read(pointBalance))
  if (isError) return null
  return (
    <Card className={classNames(styles.balance, styles.row)}>
      <div>
        <p className={styles.label}>{_('member-centre.points')}</p>
        {data ? (
          <p className={styles.amount}>{_('member-centre.points.amount', { points: data.points })}</p>
        ) : (
          <Skeleton width="120px" />
        )}
      </div>
      <Link to="/pointMall" className={buttonClass({ look: 'outline' })}>
        {_('member-centre.points.mall')}
      </Link>
    </Card>
  )
}
