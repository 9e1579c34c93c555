import { useLingui } from '@lingui/react'
import { type AgreementWhatIf, answerAgreementRequest, readAgreementRequest } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { RefusedError } from '@sanuk/wire/faults'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { reloadAgreements } from './use-agreements.ts'
import { type WhatChanged, whatChanged } from './what-changed.ts'

export type Review = ReturnType<typeof useReview>

/** A request with what it would have changed, read anew each time, and a way to answer it. */
export function useReview(scheme: AgentScheme, id: string) {
  const { _ } = useLingui()
  const params = { scheme, id }
  const query = useQuery({ ...read(readAgreementRequest, { params }), staleTime: 0, gcTime: 0 })
  const [fault, setFault] = useState<string>()
  const [changed, setChanged] = useState<WhatChanged | null>(null)
  const [isOver, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const whatIf = query.data?.whatIf ?? null

  /** Says what was refused; what was shown before is compared with what holds now. */
  async function explain(error: unknown, shown: AgreementWhatIf | null): Promise<void> {
    const code = error instanceof RefusedError ? error.code : null
    const isAnswered = code === 'request_answered' || code === 'request_outdated'
    if (code !== 'changed_meanwhile') setFault(faultText(error, _))
    if (isAnswered) setOver(true)
    if (code === 'changed_meanwhile' || isAnswered) {
      const { data } = await query.refetch()
      if (code === 'changed_meanwhile') setChanged(whatChanged(shown, data?.whatIf ?? null))
      await reloadAgreements()
    }
  }

  /** Whether the answer was taken. Whoever accepts names the contracts that end as they were shown. */
  async function give(answer: 'accept' | 'reject'): Promise<boolean> {
    setFault(undefined)
    setBusy(true)
    const ends = answer === 'accept' && whatIf ? whatIf.ends.map((ended) => ended.id) : []
    try {
      await call(answerAgreementRequest, { params, body: { answer, ends } })
      await reloadAgreements()
      return true
    } catch (error) {
      await explain(error, whatIf)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { query, request: query.data?.request, whatIf, fault, changed, isOver, busy, give }
}
