import { useLingui } from '@lingui/react'
import type { FreshProof } from '@sanuk/contracts/factors'
import { RefusedError } from '@sanuk/wire/faults'
import { type ReactNode, useState } from 'react'
import { notify } from '../../toasts/toasts.ts'
import { faultText } from '../../wire/fault-text.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** What changes how one signs in; the server may want to see once more that it is the member. */
export type Proved<T = unknown> = (proof: FreshProof | undefined) => Promise<T>

type Asked = {
  readonly work: Proved
  readonly onDone: () => void
  readonly onFault: (fault: unknown) => void
  readonly onClose: () => void
}

/**
 * Does such work, and asks for a proof where one is wanted. Answers what it came to, or `null` where it was not done; why
 * it was not has been told, by `tell` or in a toast. `asking` is to be drawn beside whatever calls it.
 */
export function useProof() {
  const { _ } = useLingui()
  const [asked, setAsked] = useState<Asked>()

  async function prove<T>(work: Proved<T>, tell?: (fault: unknown) => void): Promise<{ readonly value: T } | null> {
    const told = tell ?? ((fault: unknown) => notify('error', faultText(fault, _)))
    try {
      return { value: await work(undefined) }
    } catch (fault) {
      if (fault instanceof RefusedError && fault.code === 'proof_required') return ask(work, told)
      told(fault)
      return null
    }
  }

  const ask = <T,>(work: Proved<T>, tell: (fault: unknown) => void) =>
    new Promise<{ readonly value: T } | null>((resolve) => {
      let result: { readonly value: T } | null = null
      let underway = Promise.resolve()
      const end = () => {
        setAsked(undefined)
        // Who closes the window while something is being done hears all the same what it came to.
        underway.catch(() => undefined).then(() => resolve(result))
      }
      setAsked({
        work: (proof) => {
          underway = work(proof).then((value) => {
            result = { value }
          })
          return underway
        },
        onDone: end,
        onClose: end,
        onFault: (fault) => {
          end()
          tell(fault)
        },
      })
    })

  const asking: ReactNode = asked && <ProofDialog {...asked} />
  return { prove, asking }
}
