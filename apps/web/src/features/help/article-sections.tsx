import { useLingui } from '@lingui/react'
import { HELP_SECTIONS } from '@sanuk/contracts/content'
import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { CopyLink } from '../../components/copy-link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useRouter, useShown } from '../../router/use-router.ts'
import styles from './help.module.css'
import type { Article } from './matching-articles.ts'

/** Articles under their sections. The one that is unfolded stands in the address, so that a link leads to it. */
export function ArticleSections({ articles, searching }: { articles: readonly Article[]; searching: boolean }) {
  const { _ } = useLingui()
  const unfolded = useUnfolded()
  const sections = HELP_SECTIONS.map((name) => ({ name, list: articles.filter(({ section }) => section === name) }))
  const shown = sections.filter(({ list }) => list.length > 0)
  return (
    <div className={styles.columns}>
      {!searching && (
        <nav className={styles.sections} aria-label={_('help.sections')}>
          <ul>
            {shown.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#section-${name}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(`section-${name}`)?.scrollIntoView({ block: 'start' })
                  }}
                >
                  {_(`help.section.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.lists}>
        {shown.map(({ name, list }) => (
          <section key={name} aria-labelledby={`section-${name}`}>
            <h2 id={`section-${name}`} className={styles.sectionTitle}>
              {_(`help.section.${name}`)}
            </h2>
            <ul className={styles.list}>
              {list.map((article) => (
                <ArticleItem
                  key={article.id}
                  article={article}
                  open={article.slug === unfolded.slug}
                  onTurn={unfolded.turn}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** The article that the address names. */
function useUnfolded() {
  const slug = useShown(({ location }) => location.hash)
  const router = useRouter()
  // The list has come later than the page that the address led to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; whoever unfolds one sees it already
  useEffect(() => {
    if (slug) document.getElementById(slug)?.scrollIntoView({ block: 'start' })
  }, [])
  return {
    slug,
    turn: (article: Article) =>
      router.navigate({
        ...{ to: '.', search: (before) => before, replace: true, resetScroll: false, scrollToHash: false },
        hash: article.slug === slug ? '' : article.slug,
      }),
  }
}

type ArticleItemProps = {
  readonly article: Article
  readonly open: boolean
  readonly onTurn: (article: Article) => void
}

function ArticleItem({ article, open, onTurn }: ArticleItemProps) {
  const { _ } = useLingui()
  return (
    <li id={article.slug} className={styles.item}>
      <h3>
        <button
          type="button"
          className={styles.question}
          aria-expanded={open}
          aria-controls={open ? `${article.slug}-text` : undefined}
          onClick={() => onTurn(article)}
        >
          {article.title}
          <ChevronDown />
        </button>
      </h3>
      {open && (
        <div id={`${article.slug}-text`} className={styles.answer}>
          <RichText html={article.content} level={4} />
          <CopyLink label={_('help.copy')} />
        </div>
      )}
    </li>
  )
}
