import { useLingui } from '@lingui/react'
import { Figure, Figures } from '../../components/figures.tsx'
import { useMoney } from '../../components/use-money.tsx'
import type { Books } from './books.ts'

/** The brand's business day so far. */
export function TodayFigures({ today }: { today: Books['today'] | undefined }) {
  const { _, i18n } = useLingui()
  const money = useMoney()
  return (
    <Figures label={_('office.today')} busy={!today}>
      <Figure name={_('office.today.stake')} value={today && money(today.stake)} />
      <Figure name={_('office.today.win')} value={today && money(today.win)} />
      <Figure name={_('office.today.deposits')} value={today && money(today.deposits)} />
      <Figure name={_('office.today.rounds')} value={today && i18n.number(today.rounds)} />
      <Figure name={_('office.today.new_members')} value={today && i18n.number(today.newMembers)} />
    </Figures>
  )
}
