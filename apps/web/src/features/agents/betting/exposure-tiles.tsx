import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Figure, Figures } from '@sanuk/ui/figures'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writtenCount } from '../../../language/written-count.ts'
import type { BettingSums } from './use-betting.ts'

/** What the team has at stake now, whatever else is asked for. `exposure` is left out while it loads. */
export function ExposureTiles({ exposure }: { readonly exposure: BettingSums['exposure'] | undefined }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (sum: string) => <Money amount={parseAmount(sum)} currency={currency} />
  return (
    <Figures label={_('agent-betting.exposure')} busy={exposure === undefined}>
      <Figure name={_('agent-betting.exposure.rounds')} value={exposure && writtenCount(exposure.rounds)} />
      <Figure name={_('agent-betting.exposure.stake')} value={exposure && money(exposure.stake)} />
      <Figure
        name={_('agent-betting.exposure.potential')}
        value={exposure && (exposure.tickets === 0 ? '–' : money(exposure.potential))}
      >
        {exposure &&
          (exposure.tickets === 0
            ? _('agent-betting.exposure.unknown')
            : _('agent-betting.exposure.known', { tickets: exposure.tickets }))}
      </Figure>
    </Figures>
  )
}
