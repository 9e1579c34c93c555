import { useLingui } from '@lingui/react'
import { onePromotion, type Promotion } from '@sanuk/contracts/content'
import { Button, buttonClass } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { RefusedError } from '@sanuk/wire/faults'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../brand/use-page-title.ts'
import { CopyLink } from '../../components/copy-link.tsx'
import { addressOf, LeadingLink } from '../../components/leading-link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useLanguage } from '../../language/language.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useSession } from '../../session/session.ts'
import { read } from '../../wire/read.ts'
import { NoPromotion } from './no-promotion.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import type { StateOf } from './promotion-state.tsx'
import styles from './promotions.module.css'

type Props = { readonly id: string; readonly part: ReactNode; readonly State: StateOf }

/** One promotion with its conditions, and what can be done to take part in it. */
export function PromotionDetail({ id, part, State }: Props) {
  const { _ } = useLingui()
  const language = useLanguage()
  const isSignedIn = useSession() !== null
  const { data, error, refetch } = useQuery({
    ...read(onePromotion, { params: { id }, query: { language } }),
    placeholderData: keepPreviousData,
  })
  usePageTitle(data?.promotion.title ?? _('pages.promotions'), data?.promotion.summary)
  if (error instanceof RefusedError && error.status < 500) return <NoPromotion />
  if (error) return <ErrorState title={_('promotions.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  if (!data) return <Skeleton shape="card" height="520px" />
  const { promotion, content } = data
  return (
    <article className={styles.detail}>
      <PromotionPicture promotion={promotion} className={styles.detailPicture} />
      <div className={styles.detailWords}>
        <State promotion={promotion} />
        <h1 className={styles.detailTitle}>{promotion.title}</h1>
        <p className={styles.summary}>{promotion.summary}</p>
        <RichText html={content} level={2} />
        {part}
        <div className={styles.actions}>
          {/* Who has to sign in first is asked to once. */}
          {(isSignedIn || !part) && <Action promotion={promotion} />}
          <CopyLink label={_('promotions.share')} title={promotion.title} />
        </div>
      </div>
    </article>
  )
}

/** What can be done about it now; nothing before it begins and after it has ended. */
function Action({ promotion }: { readonly promotion: Promotion }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const signedIn = useSession() !== null
  const href = addressOf(promotion)
  if (promotion.state !== 'running' || !promotion.button || href === undefined) return null
  if (promotion.forMembers && !signedIn) {
    const next = promotion.linkageType === 'outside' ? undefined : href
    return (
      <Button size="large" onClick={() => open('login', next)}>
        {_('promotions.sign_in')}
      </Button>
    )
  }
  return (
    <LeadingLink to={promotion} className={buttonClass({ size: 'large' })}>
      {promotion.button}
    </LeadingLink>
  )
}
