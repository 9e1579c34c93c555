import { useLingui } from '@lingui/react'
import { type LegalDocument, legal } from '@sanuk/contracts/content'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useLanguage } from '../../language/language.ts'
import { read } from '../../wire/read.ts'
import { RichText } from '../rich-text.tsx'
import { SupportLink } from '../support-link.tsx'
import { useMoment } from '../use-moment.ts'
import styles from './legal-text.module.css'

/** The terms or the privacy policy in force, with the number and date of its version. */
export function LegalText({ document }: { readonly document: LegalDocument }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const language = useLanguage()
  const { data, isError, refetch } = useQuery(read(legal, { query: { language } }))
  if (isError) return <ErrorState title={_('legal.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  if (!data) return <Skeleton shape="card" height="320px" />
  const shown = data.list.find((one) => one.document === document)
  if (!shown) return <EmptyState icon={<FileText />} title={_('legal.none')} action={<SupportLink look="outline" />} />
  return (
    <article>
      <p className={styles.version}>{_('legal.version', { number: shown.number, date: moment(shown.publishedAt) })}</p>
      <RichText html={shown.content} level={2} className={styles.text} />
    </article>
  )
}
