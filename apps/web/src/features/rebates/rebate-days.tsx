import { useLingui } from '@lingui/react'
import type { RebateDay } from '@sanuk/contracts/rebates'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Table } from '@sanuk/ui/table'
import { CalendarDays } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'

const LOOKS = { running: 'plain', waiting: 'luck', paid: 'good', owing: 'plain', expired: 'plain' } as const

/** The last days that gave something. */
export function RebateDays({ days }: { readonly days: readonly RebateDay[] }) {
  const { _, i18n } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const written = new Intl.DateTimeFormat(i18n.locale === 'th' ? 'th' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  const money = (amount: string) => formatMoney(parseAmount(amount), currency)
  return (
    <Card level={3} title={_('rebates.days')}>
      <Table
        label={_('rebates.days')}
        rows={days}
        rowKey={({ day }) => day}
        empty={
          <EmptyState icon={<CalendarDays />} title={_('rebates.days.none')}>
            {_('rebates.days.none.note')}
          </EmptyState>
        }
        columns={[
          {
            ...{ key: 'day', header: _('rebates.day'), phone: 'heading' },
            cell: ({ day }) => written.format(Date.parse(`${day}T00:00:00Z`)),
          },
          { key: 'valid', header: _('rebates.valid'), align: 'end', cell: ({ valid }) => money(valid) },
          { key: 'earned', header: _('rebates.earned'), align: 'end', cell: ({ earned }) => money(earned) },
          { key: 'paid', header: _('rebates.paid'), align: 'end', cell: ({ paid }) => money(paid) },
          {
            ...{ key: 'state', header: _('rebates.state'), align: 'end' },
            cell: ({ state, expiresAt }) => (
              <Badge look={LOOKS[state]}>
                {state === 'waiting' && expiresAt
                  ? _('rebates.state.waiting_until', { when: moment(expiresAt) })
                  : _(`rebates.state.${state}`)}
              </Badge>
            ),
          },
        ]}
      />
    </Card>
  )
}
