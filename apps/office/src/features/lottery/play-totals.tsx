import { useLingui } from '@lingui/react'
import type { ReadLotteryIssue } from '@sanuk/contracts/office-lottery'
import { parseAmount } from '@sanuk/money/amount'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Progress } from '@sanuk/ui/progress'
import { type DescribedColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { usePlayName } from './family-words.ts'
import styles from './lottery.module.css'

type Play = ReadLotteryIssue['plays'][number]
type Props = { readonly plays: readonly Play[]; readonly family: string | undefined }

/** What was staked on each play, the largest stake first, with its share of all. */
export function PlayTotals({ plays, family }: Props) {
  const { _ } = useLingui()
  const nameOf = usePlayName(family)
  const stakes = new Map(plays.map(({ play, stake }) => [play, parseAmount(stake)]))
  const stakeOf = ({ play }: Play) => stakes.get(play) ?? 0n
  const total = plays.reduce((sum, play) => sum + stakeOf(play), 0n)
  /** In per cent, rounded down. */
  const shareOf = (play: Play) => (total === 0n ? 0 : Number((stakeOf(play) * 100n) / total))
  const columns: readonly DescribedColumn<Play>[] = [
    { key: 'play', header: 'office-lottery.play', phone: 'heading', text: ({ play }) => nameOf(play) },
    {
      key: 'share',
      header: 'office-lottery.share',
      text: (play) => `${shareOf(play)}%`,
      cell: (play) => (
        <span className={styles.bar}>
          {shareOf(play)}%
          <Progress label={`${_('office-lottery.share')}: ${nameOf(play.play)}`} value={shareOf(play)} />
        </span>
      ),
    },
    moneyColumn('stake', 'office-lottery.stake'),
    moneyColumn('potential', 'office-lottery.potential'),
    numberColumn('tickets', 'office-lottery.tickets'),
    numberColumn('units', 'office-lottery.units'),
  ]
  return (
    <RowsCard
      title="office-lottery.plays"
      file="lottery-plays"
      columns={columns}
      rows={plays.toSorted((one, other) => (stakeOf(other) > stakeOf(one) ? 1 : -1))}
      rowKey={({ play }) => play}
      empty={<EmptyState title={_('office-lottery.plays.none')} />}
    />
  )
}
