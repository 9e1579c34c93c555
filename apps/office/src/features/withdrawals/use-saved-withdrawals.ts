import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { Withdrawal } from './withdrawals.ts'

/** A withdrawal in a file. */
export function useSavedWithdrawals(): readonly SavedColumn<Withdrawal>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-withdrawals.reference'), text: ({ reference }) => reference },
    { header: _('office.username'), text: ({ username }) => username },
    { header: _('office.state'), text: ({ state }) => _(`office-withdrawals.state.${state}`) },
    { header: _('office-withdrawals.amount'), text: ({ amount }) => amount },
    { header: _('office-withdrawals.fee'), text: ({ fee }) => fee },
    { header: _('office-transfers.currency'), text: ({ currency }) => currency },
    { header: _('office-cashier.requested'), text: ({ requestedAt }) => requestedAt },
    { header: _('office.claimant'), text: ({ claimedBy }) => claimedBy?.username ?? '' },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
