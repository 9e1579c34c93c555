import { ownAgreement } from '@sanuk/contracts/content'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import { putOffAgreement, useMayAskForAgreement } from '../../session/agreement-turn.ts'
import { useSession } from '../../session/session.ts'
import { read } from '../../wire/read.ts'

const AgreementDialog = lazyPart(() => import('./agreement-dialog.tsx').then((part) => part.AgreementDialog), 'legal')

/** Asks members who agreed to older terms or an older privacy policy to agree to those in force. */
export function AgreementPlace() {
  const accountType = useSession()?.accountType ?? null
  const isMember = accountType !== null && accountType !== TRIAL_TYPE
  const mayAsk = useMayAskForAgreement()
  const { data } = useQuery({ ...read(ownAgreement), enabled: isMember })
  if (!isMember || !mayAsk || !data || data.due.length === 0) return null
  return (
    <Suspense>
      <AgreementDialog due={data.due} onLater={putOffAgreement} />
    </Suspense>
  )
}
