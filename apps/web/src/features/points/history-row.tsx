import { useLingui } from '@lingui/react'
import type { Redemption } from '@sanuk/contracts/points'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Badge } from '@sanuk/ui/badge'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { CancelButton } from './cancel-button.tsx'
import styles from './points.module.css'
import { RewardPicture } from './reward-picture.tsx'

const LOOKS = { in_progress: 'luck', approved: 'good', rejected: 'bad', cancelled: 'plain' } as const
const CONVERTED = { art: 'coins', picture: null } as const

/** One thing that points were given for: what, when, how many, and what became of it. */
export function HistoryRow({ redemption }: { readonly redemption: Redemption }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const currency = useCurrency()
  const { kind, state, title, quantity, points, amount, reason, askedAt } = redemption
  const money = amount === null ? null : formatMoney(parseAmount(amount), currency)
  const name = kind === 'conversion' ? _('points.history.conversion', { amount: money ?? '' }) : (title ?? '')
  const isBack = state === 'rejected' || state === 'cancelled'
  return (
    <li className={styles.row}>
      <RewardPicture of={kind === 'conversion' ? CONVERTED : redemption} sizes="64px" className={styles.rowPicture} />
      <div className={styles.rowWords}>
        <p className={styles.rowTitle}>{quantity > 1 ? _('points.history.many', { name, quantity }) : name}</p>
        <p className={styles.note}>
          <time dateTime={askedAt}>{moment(askedAt)}</time>
        </p>
        {reason && <p className={styles.reason}>{_('points.history.reason', { reason })}</p>}
      </div>
      <div className={styles.rowEnd}>
        <span className={styles.spent} data-back={isBack || undefined}>
          {_('points.spent', { points })}
        </span>
        <Badge look={LOOKS[state]}>{_(`points.state.${state}`)}</Badge>
        {isBack && <span className={styles.note}>{_('points.history.back')}</span>}
        {state === 'in_progress' && <CancelButton id={redemption.id} name={name} points={points} />}
      </div>
    </li>
  )
}
