import { useLingui } from '@lingui/react'
import { moveMoney, type Transfer } from '@sanuk/contracts/transfers'
import { RefusedError } from '@sanuk/wire/faults'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAfterMoving } from './use-after-moving.ts'

export type Wish = {
  readonly vendor: string
  readonly direction: Transfer['direction']
  /** Wire money; everything there is without it. */
  readonly amount?: string | undefined
}

/**
 * Moves money to a vendor's wallet or home. Sending the same wish again, after an answer that was lost, repeats the same
 * request: the server moves it once.
 */
export function useMoveMoney(onMoved: (transfer: Transfer) => void) {
  const { _ } = useLingui()
  const afterMoving = useAfterMoving()
  const sent = useRef<{ readonly name: string; readonly requestId: string }>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Wish & { readonly requestId: string }) => call(moveMoney, { body }),
    onSuccess: onMoved,
    onError: (fault) => {
      // A refusal is an answer: the next try is another wish.
      if (fault instanceof RefusedError) sent.current = null
    },
    onSettled: afterMoving,
  })

  function send(wish: Wish) {
    const name = JSON.stringify(wish)
    if (sent.current?.name !== name) sent.current = { name, requestId: crypto.randomUUID() }
    if (!isPending) mutate({ ...wish, requestId: sent.current.requestId })
  }

  return { send, busy: isPending, reset, fault: error ? beside(error) : undefined }

  /** The server's word on the amount, else on the whole. */
  function beside(fault: Error): string {
    const [field] = fault instanceof RefusedError ? fault.fields : []
    return field?.message ?? faultText(fault, _)
  }
}
