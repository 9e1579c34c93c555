import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { classNames } from '@sanuk/ui/class-names'
import { Check } from 'lucide-react'
import { useShortMoney } from '../../brand/use-short-money.ts'
import { RankEmblem } from './rank-emblem.tsx'
import type { Rank } from './use-vip.ts'
import styles from './vip.module.css'

/** Above this rank the VIPs' own desk answers. */
const DESK_ABOVE = 4

type RankListProps = {
  readonly ranks: readonly Rank[]
  /** The rank the reader has. */
  readonly level: number | undefined
}

/** All ranks side by side: what each asks and what it gives. */
export function RankList({ ranks, level }: RankListProps) {
  return (
    <ol className={styles.ranks}>
      {ranks.map((rank) => (
        <RankCard key={rank.level} rank={rank} isOwn={rank.level === level} />
      ))}
    </ol>
  )
}

function RankCard({ rank, isOwn }: { readonly rank: Rank; readonly isOwn: boolean }) {
  const { _ } = useLingui()
  const money = useShortMoney()
  const gifts = [
    Number(rank.reward) > 0 && _('vip.gives.once', { amount: money(rank.reward) }),
    Number(rank.monthlyReward) > 0 && _('vip.gives.month', { amount: money(rank.monthlyReward) }),
    rank.level > DESK_ABOVE && _('vip.gives.desk'),
  ].filter((gift) => gift !== false)
  return (
    <li className={classNames(styles.rank, isOwn && styles.isOwn)}>
      <RankEmblem level={rank.level} />
      <h3 className={styles.rankName}>
        {rank.name}
        {isOwn && <Badge look="luck">{_('vip.is_yours')}</Badge>}
      </h3>
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li key={gift}>
            <Check />
            {gift}
          </li>
        ))}
      </ul>
      <dl className={styles.asks}>
        <dt>{_('vip.deposited')}</dt>
        <dd>{money(rank.deposited)}</dd>
        <dt>{_('vip.played')}</dt>
        <dd>{money(rank.played)}</dd>
        <dt>{_('vip.keeps')}</dt>
        <dd>{Number(rank.keepPlayed) > 0 ? money(rank.keepPlayed) : _('vip.keeps.always')}</dd>
      </dl>
    </li>
  )
}
