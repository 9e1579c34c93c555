import { useLingui } from '@lingui/react'
import { THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { CopyButton } from '../../components/copy-button.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { Whole } from './withdrawals.ts'

/** What is asked for, and where it is to go. */
export function WithdrawalFacts({ whole: { withdrawal, accountNumber, member } }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const { bank, masked, holder, currency, requestedAt, ...sums } = withdrawal
  const sum = (wire: string) => money(wire, { code: currency })
  const number = accountNumber ?? masked
  return (
    <Card title={_('office-withdrawals.about')}>
      <Facts
        facts={[
          { name: _('office-withdrawals.requested'), value: moment(requestedAt) },
          { name: _('office-withdrawals.amount'), value: sum(sums.amount) },
          { name: _('office-withdrawals.fee'), value: sum(sums.fee) },
          { name: _('office-withdrawals.paid'), value: sum(sums.paid) },
          { name: _('office-withdrawals.remaining'), value: sum(sums.remaining) },
          { name: _('office-withdrawals.returned'), value: sum(sums.returned) },
          { name: _('office-withdrawals.bank'), value: `${THAI_BANKS[bank].symbol} (${bank})` },
          {
            name: _('office-withdrawals.number'),
            value: accountNumber ? (
              <>
                {number}
                <CopyButton text={number.replaceAll('-', '')} label={_('office-withdrawals.number.copy')} />
              </>
            ) : (
              number
            ),
          },
          { name: _('office-withdrawals.holder'), value: holder },
          { name: _('office-withdrawals.account_age'), value: moment(member.accountAddedAt) },
        ]}
      />
    </Card>
  )
}
