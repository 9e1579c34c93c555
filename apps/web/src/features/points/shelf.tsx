import { useLingui } from '@lingui/react'
import { REWARD_CATEGORIES, type Reward } from '@sanuk/contracts/points'
import { Chips } from '@sanuk/ui/chips'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import styles from './points.module.css'
import { RedeemDialog } from './redeem-dialog.tsx'
import { RewardCard } from './reward-card.tsx'
import { useMembersOnly, useRewards } from './use-points.ts'

type Shown = (typeof REWARD_CATEGORIES)[number] | 'all'

const WAITING = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** What the mall offers, of all kinds or of one. */
export function Shelf() {
  const { _ } = useLingui()
  const membersOnly = useMembersOnly()
  const { data, isError, refetch } = useRewards()
  const [category, setCategory] = useState<Shown>('all')
  const [picked, setPicked] = useState<Reward>()
  if (isError) return <ErrorState title={_('points.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  if (!data) return <Waiting />
  if (data.list.length === 0) return <EmptyState icon={<Gift />} title={_('points.empty')} />
  const there = REWARD_CATEGORIES.filter((name) => data.list.some((reward) => reward.category === name))
  const options = (['all', ...there] as const).map((value) => ({ value, label: _(`points.category.${value}`) }))
  const shown = data.list.filter((reward) => category === 'all' || reward.category === category)
  // What is shown in the window is what the shelf has now.
  const open = picked && (data.list.find(({ id }) => id === picked.id) ?? picked)
  return (
    <>
      {there.length > 1 && (
        <Chips<Shown> label={_('points.categories')} value={category} onPick={setCategory} options={options} />
      )}
      <ul className={styles.shelf}>
        {shown.map((reward) => (
          <RewardCard key={reward.id} reward={reward} onPick={() => membersOnly(() => setPicked(reward))} />
        ))}
      </ul>
      {open && <RedeemDialog key={open.id} reward={open} onClose={() => setPicked(undefined)} />}
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.shelf} aria-busy="true">
      {WAITING.map((name) => (
        <Skeleton key={name} shape="card" height="330px" />
      ))}
    </div>
  )
}
