import { useLingui } from '@lingui/react'
import { Skeleton } from '@sanuk/ui/skeleton'
import type { ReactNode } from 'react'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import type { Books } from './books.ts'
import styles from './overview.module.css'

/** The brand's business day so far. */
export function TodayFigures({ today }: { today: Books['today'] | undefined }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const money = useMoney()
  const count = (value: number) => new Intl.NumberFormat(language).format(value)
  const shown = (value: ReactNode) => (today ? value : <Skeleton width="60%" />)
  return (
    <dl className={styles.figures} aria-label={_('office.today')} aria-busy={!today || undefined}>
      <Figure name={_('office.today.stake')} value={shown(today && money(today.stake))} />
      <Figure name={_('office.today.win')} value={shown(today && money(today.win))} />
      <Figure name={_('office.today.deposits')} value={shown(today && money(today.deposits))} />
      <Figure name={_('office.today.rounds')} value={shown(today && count(today.rounds))} />
      <Figure name={_('office.today.new_members')} value={shown(today && count(today.newMembers))} />
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
