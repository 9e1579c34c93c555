import { useLingui } from '@lingui/react'
import type { Reward } from '@sanuk/contracts/points'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../brand/use-currency.ts'
import styles from './points.module.css'
import { RewardPicture } from './reward-picture.tsx'

type RewardCardProps = { readonly reward: Reward; readonly onPick: () => void }

/** So few left are worth saying. */
const FEW = 5

/** A reward on the shelf: all of it opens what it takes to have it. */
export function RewardCard({ reward, onPick }: RewardCardProps) {
  const { _ } = useLingui()
  const { title, points, stock, limitPerMember } = reward
  const isGone = stock === 0
  return (
    <li className={styles.card} data-gone={isGone || undefined}>
      <RewardPicture of={reward} sizes="(width < 640px) 50vw, 300px" className={styles.cardPicture} />
      <div className={styles.cardWords}>
        <p className={styles.marks}>
          <Badge look={isGone ? 'bad' : stock !== null && stock <= FEW ? 'luck' : 'plain'}>
            {stock === null ? _('points.stock.endless') : _('points.stock', { stock })}
          </Badge>
          {limitPerMember !== null && <span>{_('points.limit', { limit: limitPerMember })}</span>}
        </p>
        <h2 className={styles.cardTitle}>
          <button type="button" className={styles.cardButton} onClick={onPick}>
            {title}
          </button>
        </h2>
        <Worth reward={reward} />
        <p className={styles.price}>{_('points.amount', { points })}</p>
      </div>
    </li>
  )
}

/** Money that a reward is, of one that is money. */
function Worth({ reward: { amount } }: { readonly reward: Reward }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  if (amount === null) return null
  return (
    <p className={styles.note}>
      {_('points.worth')} <Money amount={parseAmount(amount)} currency={currency} />
    </p>
  )
}
