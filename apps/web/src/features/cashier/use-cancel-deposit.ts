import { useLingui } from '@lingui/react'
import { cancelDeposit, readDeposit } from '@sanuk/contracts/cashier'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'

/** Gives a payment code up. */
export function useCancelDeposit(id: string) {
  const { _ } = useLingui()
  const queries = useQueryClient()
  const { mutateAsync, error } = useMutation({
    mutationFn: () => call(cancelDeposit, { params: { id } }),
    onSuccess: (deposit) => queries.setQueryData(read(readDeposit, { params: { id } }).queryKey, deposit),
  })
  return {
    /** Settles when it is done; a failure is in `fault`. */
    send: () => mutateAsync().catch(() => undefined),
    fault: error ? faultText(error, _) : undefined,
  }
}
