import { useLingui } from '@lingui/react'
import { chooseAutomatic, merchants } from '@sanuk/contracts/transfers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'

/** Whether the money follows the member. In force at once; put back where the server did not take it. */
export function useAutomatic() {
  const { _ } = useLingui()
  const queries = useQueryClient()
  const { queryKey } = read(merchants)
  const show = (automatic: boolean) => queries.setQueryData(queryKey, (known) => known && { ...known, automatic })
  const { mutate } = useMutation({
    mutationFn: (automatic: boolean) => call(chooseAutomatic, { body: { automatic } }),
    onMutate: show,
    onError: (fault, automatic) => {
      show(!automatic)
      notify('error', _('transfers.automatic.failed', { reason: faultText(fault, _) }))
    },
  })
  return mutate
}
