import { useLingui } from '@lingui/react'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import styles from './turnover.module.css'

/** How much of each kind of games counts. */
export function Weights({ weights }: { readonly weights: Readonly<Record<string, number>> }) {
  const { _ } = useLingui()
  return (
    <Card level={3} title={_('turnover.weights')}>
      <p className={styles.note}>{_('turnover.weights.note')}</p>
      <Facts
        facts={GAME_TYPES.flatMap((type) => {
          const percent = weights[type]
          return percent === undefined ? [] : [{ name: _(`wagers.category.${type}`), value: `${percent}%` }]
        })}
      />
    </Card>
  )
}
