import { useLingui } from '@lingui/react'
import type { FreshProof } from '@sanuk/contracts/factors'
import { RefusedError } from '@sanuk/wire/faults'
import { type ReactNode, useState } from 'react'
import { notify } from '../../toasts/toasts.ts'
import { faultText } from '../../wire/fault-text.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** What changes how one signs in; the server may want to see once more that it is the member. */
export type Proved = (proof: FreshProof | undefined) => Promise<unknown>

type Asked = { readonly work: Proved; readonly answer: (done: boolean) => void }

/**
 * Does such work, and asks for a proof where one is wanted. Answers whether it was done; why it was not has been told.
 * `asking` is to be drawn beside whatever calls it.
 */
export function useProof(): { readonly prove: (work: Proved) => Promise<boolean>; readonly asking: ReactNode } {
  const { _ } = useLingui()
  const [asked, setAsked] = useState<Asked>()

  async function prove(work: Proved): Promise<boolean> {
    try {
      await work(undefined)
      return true
    } catch (fault) {
      const wanted = fault instanceof RefusedError && fault.code === 'proof_required'
      if (wanted) return new Promise((answer) => setAsked({ work, answer }))
      notify('error', faultText(fault, _))
      return false
    }
  }

  const end = (done: boolean) => {
    asked?.answer(done)
    setAsked(undefined)
  }
  return { prove, asking: asked && <ProofDialog work={asked.work} onEnd={end} /> }
}
