import { useLingui } from '@lingui/react'
import { helpCenter, memberHelp } from '@sanuk/contracts/content'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { SupportLink } from '../../components/support-link.tsx'
import { useLanguage } from '../../language/language.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { read } from '../../wire/read.ts'
import { ArticleSections } from './article-sections.tsx'
import styles from './help.module.css'
import { matchingArticles } from './matching-articles.ts'

/** Whose help: the site's, or the member centre's, which everybody may read. */
export function HelpCentre({
  title,
  audience,
}: {
  readonly title: string
  readonly audience: 'site' | 'memberCentre'
}) {
  const { _ } = useLingui()
  const [search, setSearch] = useState('')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <search>
          <TextInput
            type="search"
            aria-label={_('help.search')}
            placeholder={_('help.search')}
            prefix={<Search />}
            value={search}
            maxLength={80}
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
      </header>
      <Articles audience={audience} search={useDeferredValue(search)} onClear={() => setSearch('')} />
      <Further />
    </div>
  )
}

type ArticlesProps = {
  readonly audience: 'site' | 'memberCentre'
  readonly search: string
  readonly onClear: () => void
}

function Articles({ audience, search, onClear }: ArticlesProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const route = audience === 'site' ? helpCenter : memberHelp
  const { data, isError, refetch } = useQuery({
    ...read(route, { query: { language } }),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
  if (isError) return <ErrorState title={_('help.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  if (!data) return <Skeleton shape="card" height="480px" />
  const found = matchingArticles(data.list, search)
  return (
    <>
      <p className={styles.count} role="status">
        {search.trim() !== '' && _('help.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ArticleSections articles={found} searching={search.trim() !== ''} />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={search.trim() === '' ? _('help.none') : _('help.not_found')}
          action={
            search.trim() !== '' && (
              <Button look="outline" onClick={onClear}>
                {_('help.show_all')}
              </Button>
            )
          }
        />
      )}
    </>
  )
}

/** For whoever has found no answer. */
function Further() {
  const { _ } = useLingui()
  const { open } = usePanels()
  return (
    <section className={styles.further}>
      <div>
        <h2 className={styles.furtherTitle}>{_('help.further')}</h2>
        <p>{_('help.further.note')}</p>
      </div>
      <div className={styles.ways}>
        <SupportLink look="primary" />
        <Button look="outline" onClick={() => open('feedback')}>
          {_('help.feedback')}
        </Button>
      </div>
    </section>
  )
}
