import { useLingui } from '@lingui/react'
import { checkAffiliate } from '@sanuk/contracts/agent-links'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button, buttonClass } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link2Off, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SITE_NAME, useBrand } from '../../brand/use-brand.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { Link } from '../../router/link.tsx'
import { forgetInvitation, keptInvitation, replaceInvitation } from '../../session/invitation.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './join.module.css'
import { GivenTerms } from './terms/given-terms.tsx'
import { useGivenTypeName } from './use-type-name.ts'

/**
 * What an invitation is: by whom, and what one becomes by it; or that it is not open. The first invitation of a tab is the
 * one that counts at registration; where it is not open, the one that the address brings takes its place.
 */
export function Invited({ brought }: { readonly brought: string }) {
  const { _ } = useLingui()
  const [code, setCode] = useState(() => keptInvitation() ?? brought)
  const found = useQuery(read(checkAffiliate, { query: { code, domain: location.hostname } }))
  const givesWay = found.data?.success === false && code !== brought
  useEffect(() => {
    if (!givesWay) return
    replaceInvitation(brought)
    setCode(brought)
  }, [givesWay, brought])
  if (found.data?.success) return <OpenInvitation {...found.data} />
  if (found.data && !givesWay) return <NoInvitation state={found.data.state === 'ended' ? 'ended' : 'unknown'} />
  if (!found.isLoadingError) return <Skeleton shape="card" height="320px" />
  return (
    <ErrorState title={_('agents.invited.failed')} retryLabel={_('site.retry')} onRetry={found.refetch}>
      {faultText(found.error, _)}
    </ErrorState>
  )
}

type OpenInvitationProps = Pick<AnswerOf<typeof checkAffiliate>, 'type' | 'inviter' | 'terms'>

function OpenInvitation({ type, inviter, terms }: OpenInvitationProps) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const nameOf = useGivenTypeName()
  const typeName = type === null ? undefined : nameOf(type)
  const as = type === 0 ? 'member' : 'agent'
  return (
    <section className={styles.offer} data-theme="dark">
      <p className={styles.kicker}>
        {typeName ? _('agents.invited.kicker.type', { type: typeName }) : _('agents.invited.kicker')}
      </p>
      <h1 className={styles.title}>{_(`agents.invited.${as}`, { brand, inviter: inviter ?? '' })}</h1>
      <p className={styles.lead}>{_(`agents.invited.${as}.lead`)}</p>
      {terms.length > 0 && (
        <>
          <GivenTerms label={_('agent-terms.offered')} terms={terms} />
          <p className={styles.lead}>{_('agent-terms.offered.note')}</p>
        </>
      )}
      <div className={styles.ways}>
        <Button look="luck" size="large" onClick={() => open('register')}>
          {_('agents.invited.register')}
        </Button>
        <Link to="/" className={buttonClass({ look: 'outline', size: 'large' })}>
          {_('agents.invited.look')}
        </Link>
      </div>
    </section>
  )
}

const ICONS = { ended: <Link2Off />, unknown: <SearchX /> } as const

function NoInvitation({ state }: { readonly state: keyof typeof ICONS }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const registerWithout = () => {
    forgetInvitation()
    return open('register')
  }
  return (
    <EmptyState
      icon={ICONS[state]}
      title={_(`agents.invited.${state}`)}
      action={<Button onClick={registerWithout}>{_('agents.invited.without')}</Button>}
    >
      {_(`agents.invited.${state}.note`)}
    </EmptyState>
  )
}
