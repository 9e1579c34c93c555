import { useLingui } from '@lingui/react'
import { Figure, Figures } from '@sanuk/ui/figures'
import type { TableNow } from './live-tables.ts'
import { Sums } from './sums.tsx'

/** What lies on a table now, and what came of its day so far. */
export function TableFigures({ table }: { readonly table: TableNow | undefined }) {
  const { _, i18n } = useLingui()
  const staked = table?.staked ?? []
  const today = table?.today ?? []
  const coups = today.reduce((most, one) => Math.max(most, one.coups), 0)
  return (
    <Figures label={_('office-live-tables.figures')} busy={!table}>
      <Figure name={_('office-live-tables.players')} value={table && i18n.number(table.players)} />
      <Figure
        name={_('office-live-tables.staked')}
        value={table && <Sums sums={staked.map(({ currency, stake }) => ({ currency, amount: stake }))} />}
      >
        {table?.coup && _('office-live-tables.coup.number', { number: table.coup.number })}
      </Figure>
      <Figure
        name={_('office-live-tables.loss')}
        value={
          table && <Sums sums={staked.map(({ currency, possibleLoss }) => ({ currency, amount: possibleLoss }))} />
        }
      >
        {_('office-live-tables.loss.note')}
      </Figure>
      <Figure
        name={_('office-live-tables.today_stake')}
        value={table && <Sums sums={today.map(({ currency, stake }) => ({ currency, amount: stake }))} />}
      >
        {_('office-live-tables.today.coups', { count: coups })}
      </Figure>
      <Figure
        name={_('office-live-tables.today_win')}
        value={table && <Sums sums={today.map(({ currency, win }) => ({ currency, amount: win }))} />}
      />
    </Figures>
  )
}
