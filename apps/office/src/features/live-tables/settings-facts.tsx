import { useLingui } from '@lingui/react'
import type { TableSettings } from '@sanuk/contracts/live-tables'
import { parseAmount } from '@sanuk/money/amount'
import { currency as currencyNamed } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { type Fact, Facts } from '@sanuk/ui/facts'

type Limits = TableSettings['limits'][number]

/** When a table is open, and what it takes. */
export function SettingsFacts({ settings: { isOff, hours, timeZone, limits } }: { readonly settings: TableSettings }) {
  const { _ } = useLingui()
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
        ...limits.flatMap((own) => limitFacts(own, _)),
        ...(limits.length === 0
          ? [{ name: _('office-live-tables.limits'), value: _('office-live-tables.limits.none') }]
          : []),
      ]}
    />
  )
}

type Say = ReturnType<typeof useLingui>['_']

function limitFacts({ currency, minimum, maximum, spots }: Limits, _: Say): Fact[] {
  const money = (amount: string | null) =>
    amount === null ? _('office-live-tables.limits.game') : formatMoney(parseAmount(amount), currencyNamed(currency))
  return [
    { name: _('office-live-tables.minimum.in', { currency }), value: money(minimum) },
    { name: _('office-live-tables.maximum.in', { currency }), value: money(maximum) },
    ...spots.map(({ spot, maximum: most }) => ({
      name: _('office-live-tables.maximum.on', { spot, currency }),
      value: money(most),
    })),
  ]
}
