import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Link } from 'wouter'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { Whole } from './withdrawals.ts'

/** Who asks: what they have, what they paid in and were paid, and what they still have to play. */
export function MemberBeside({ whole: { withdrawal, member } }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const sum = (wire: string) => money(wire, { code: withdrawal.currency })
  const summed = ({ sum: wire, count }: { sum: string; count: number }) =>
    _('office-withdrawals.member.sum', { sum: formatMoney(parseAmount(wire), currency(withdrawal.currency)), count })
  const { owed } = member
  return (
    <Card title={_('office-withdrawals.member')}>
      <Facts
        facts={[
          {
            name: _('office.username'),
            value: <Link to={`/members/${withdrawal.member}`}>{withdrawal.username}</Link>,
          },
          { name: _('office.member.joined'), value: moment(member.joinedAt) },
          { name: _('office.member.balance'), value: sum(member.balance) },
          { name: _('office-withdrawals.member.deposits'), value: summed(member.deposits) },
          { name: _('office-withdrawals.member.withdrawals'), value: summed(member.withdrawals) },
          { name: _('office-withdrawals.member.net'), value: sum(member.net) },
          {
            name: _('office-withdrawals.member.owed'),
            value:
              owed.length === 0
                ? _('office-withdrawals.member.owed.none')
                : owed.map(({ source, done, required }) => (
                    <div key={source}>
                      {sum(done)} / {sum(required)}
                    </div>
                  )),
          },
        ]}
      />
    </Card>
  )
}
