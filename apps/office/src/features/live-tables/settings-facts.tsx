import { useLingui } from '@lingui/react'
import type { TableSettings } from '@sanuk/contracts/live-tables'
import { parseAmount } from '@sanuk/money/amount'
import { currency as currencyNamed } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { type Fact, Facts } from '@sanuk/ui/facts'
import { useClassName } from './use-class-name.ts'

type Limits = TableSettings['limits'][number]

/** When a table is open, and what it takes. */
export function SettingsFacts({ settings: { isOff, hours, timeZone, limits } }: { readonly settings: TableSettings }) {
  const { _ } = useLingui()
  const className = useClassName()
  const windows = hours.map(({ from, to }) => `${from}–${to}`).join(', ')
  return (
    <Facts
      facts={[
        {
          name: _('office-live-tables.switched'),
          value: _(isOff ? 'office-live-tables.off' : 'office-live-tables.on'),
        },
        {
          name: _('office-live-tables.hours'),
          value: windows === '' ? _('office-live-tables.hours.always') : `${windows} (${timeZone})`,
        },
        ...limits.flatMap((own) =>
          limitFacts(
            own,
            own.limitClass === undefined ? own.currency : `${own.currency} · ${className(own.limitClass)}`,
            _,
          ),
        ),
        ...(limits.length === 0
          ? [{ name: _('office-live-tables.limits'), value: _('office-live-tables.limits.none') }]
          : []),
      ]}
    />
  )
}

type Say = ReturnType<typeof useLingui>['_']

/** What a table takes; `whose` names the currency, and the class where they are not for everybody. */
function limitFacts({ currency, minimum, maximum, spots }: Limits, whose: string, _: Say): Fact[] {
  const money = (amount: string | null) =>
    amount === null ? _('office-live-tables.limits.game') : formatMoney(parseAmount(amount), currencyNamed(currency))
  return [
    { name: _('office-live-tables.minimum.in', { currency: whose }), value: money(minimum) },
    { name: _('office-live-tables.maximum.in', { currency: whose }), value: money(maximum) },
    ...spots.map(({ spot, maximum: most }) => ({
      name: _('office-live-tables.maximum.on', { spot, currency: whose }),
      value: money(most),
    })),
  ]
}
