import { useLingui } from '@lingui/react'
import { listAllDeposits, listPayments } from '@sanuk/contracts/office-cashier'
import { type SavedColumn, SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { type Deposit, isOfPayments, type Payment, type Tab } from './deposits.ts'

type Props = { readonly tab: Tab; readonly search: string }

/** Saves what the desk shows: orders of members, or money that banks told of. */
export function SaveDeposits({ tab, search }: Props) {
  const query = (cursor: string | undefined) => ({ ...(search && { search }), ...(cursor && { cursor }) })
  const deposits = useSavedDeposits()
  const payments = useSavedPayments()
  if (isOfPayments(tab)) {
    const read = (cursor: string | undefined) => call(listPayments, { query: { view: tab, ...query(cursor) } })
    return <SaveList name="payments" columns={payments} readFrom={read} />
  }
  const read = (cursor: string | undefined) => call(listAllDeposits, { query: { view: tab, ...query(cursor) } })
  return <SaveList name="deposits" columns={deposits} readFrom={read} />
}

function useSavedDeposits(): readonly SavedColumn<Deposit>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-cashier.reference'), text: ({ reference }) => reference },
    { header: _('office.username'), text: ({ username }) => username },
    { header: _('office-cashier.method'), text: ({ kind }) => _(`office-cashier.kind.${kind}`) },
    { header: _('office.state'), text: ({ state }) => _(`office-cashier.state.${state}`) },
    { header: _('office-cashier.amount'), text: ({ amount }) => amount },
    { header: _('office-transfers.currency'), text: ({ currency }) => currency },
    { header: _('office-cashier.requested'), text: ({ requestedAt }) => requestedAt },
    { header: _('office.claimant'), text: ({ claimedBy }) => claimedBy?.username ?? '' },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}

function useSavedPayments(): readonly SavedColumn<Payment>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-cashier.bank_reference'), text: ({ bankReference }) => bankReference },
    { header: _('office-cashier.reference'), text: ({ reference }) => reference },
    { header: _('office.username'), text: ({ deposit }) => deposit?.username ?? '' },
    { header: _('office.state'), text: ({ result }) => _(`office-cashier.result.${result}`) },
    {
      header: _('office.reason'),
      text: ({ heldBecause, reason }) => reason ?? (heldBecause ? _(`office-cashier.held.${heldBecause}`) : ''),
    },
    { header: _('office-cashier.amount'), text: ({ amount }) => amount },
    { header: _('office-transfers.currency'), text: ({ currency }) => currency },
    { header: _('office-cashier.arrived'), text: ({ arrivedAt }) => arrivedAt ?? '' },
    { header: _('office-cashier.paid'), text: ({ paidAt }) => paidAt },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
