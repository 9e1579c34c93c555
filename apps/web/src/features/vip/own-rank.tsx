import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Progress } from '@sanuk/ui/progress'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { RankEmblem } from './rank-emblem.tsx'
import { type OwnVip, type Rank, useIsMember } from './use-vip.ts'
import styles from './vip.module.css'

type OwnRankProps = { readonly ranks: readonly Rank[]; readonly own: OwnVip | undefined }

/** Where one stands and what is missing for more; visitors are told how to begin. */
export function OwnRank({ ranks, own }: OwnRankProps) {
  const { _ } = useLingui()
  const { open } = usePanels()
  if (useIsMember() === false) {
    return (
      <Card className={styles.own}>
        <RankEmblem level={0} />
        <div className={styles.standing}>
          <p className={styles.name}>{_('vip.begin')}</p>
          <p className={styles.note}>{_('vip.begin.note')}</p>
        </div>
        <Button look="luck" size="large" onClick={() => open('register')}>
          {_('vip.register')}
        </Button>
      </Card>
    )
  }
  if (!own) return <Skeleton className={styles.waiting} />
  const next = ranks[own.reached]
  return (
    <Card className={styles.own}>
      <RankEmblem level={own.level} size={96} />
      <div className={styles.standing}>
        <p className={styles.note}>{_('vip.yours')}</p>
        <p className={styles.name}>{ranks[own.level - 1]?.name ?? _('vip.none')}</p>
        {own.level < own.reached && (
          <p className={styles.fallen}>{_('vip.fallen', { name: ranks[own.reached - 1]?.name ?? '' })}</p>
        )}
      </div>
      <div className={styles.ways}>
        {next ? <Missing next={next} own={own} /> : <p className={styles.note}>{_('vip.highest')}</p>}
        <Keeping ranks={ranks} own={own} />
      </div>
    </Card>
  )
}

/** What leads to a rank nobody had yet. */
function Missing({ next, own }: { readonly next: Rank; readonly own: OwnVip }) {
  const { _ } = useLingui()
  return (
    <>
      <p className={styles.to}>{_('vip.to', { name: next.name })}</p>
      <Way label={_('vip.deposited')} done={own.deposited} wanted={next.deposited} />
      <Way label={_('vip.played')} done={own.played} wanted={next.played} />
    </>
  )
}

/** What this month asks for: of a rank that was lost, what brings it back. */
function Keeping({ ranks, own }: OwnRankProps & { readonly own: OwnVip }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const fallen = own.level < own.reached
  const rank = ranks[fallen ? own.level : own.level - 1]
  if (!rank || parseAmount(rank.keepPlayed) === 0n) return null
  return (
    <>
      <p className={styles.to}>
        {_(fallen ? 'vip.back' : 'vip.keep', { name: rank.name, when: moment(own.monthEnds) })}
      </p>
      <Way label={_('vip.played.month')} done={own.playedThisMonth} wanted={rank.keepPlayed} />
    </>
  )
}

type WayProps = { readonly label: string; readonly done: string; readonly wanted: string }

/** So much of so much, as a bar and in figures. */
function Way({ label, done, wanted }: WayProps) {
  const currency = useCurrency()
  const [have, goal] = [parseAmount(done), parseAmount(wanted)]
  const isDone = have >= goal
  const words = `${formatMoney(isDone ? goal : have, currency)} / ${formatMoney(goal, currency)}`
  return (
    <div className={styles.way}>
      <div className={styles.figures}>
        <span>{label}</span>
        <span>{words}</span>
      </div>
      <Progress luck label={label} value={isDone ? 100 : Number((have * 100n) / goal)} valueText={words} />
    </div>
  )
}
