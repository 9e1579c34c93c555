import { useLingui } from '@lingui/react'
import { listStatementAccounts } from '@sanuk/contracts/office-statements'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { accountName, STATEMENTS } from './statements.ts'

/** The brand's accounts to choose from. */
export function useAccounts() {
  const { _ } = useLingui()
  const { data, error } = useAsked({
    key: [...STATEMENTS, 'accounts'],
    ask: (signal) => call(listStatementAccounts, undefined, signal),
  })
  const options = data?.list.map((one) => ({ value: one.account, label: accountName(one, _) })) ?? []
  return { options, error }
}
