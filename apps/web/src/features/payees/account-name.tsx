import { useLingui } from '@lingui/react'
import { usePayees } from './use-payees.ts'

/** One of the member's accounts in the running text: bank, number and holder. */
export function AccountName({ account }: { readonly account: string }) {
  const { _ } = useLingui()
  const chosen = usePayees().data?.accounts.find(({ id }) => id === account)
  return chosen ? `${_(`payees.bank.${chosen.bank}`)} ${chosen.masked} · ${chosen.holder}` : null
}
