import { useLingui } from '@lingui/react'
import type { AnnouncementVersion, ArticleVersion, ContentVersion, LegalVersion } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { EmptyState } from '@sanuk/ui/empty-state'
import { RichText } from '@sanuk/ui/rich-text'
import type { PictureSource } from '@sanuk/ui/site-picture'
import { EyeOff } from 'lucide-react'
import { BannerShown } from './banner-shown.tsx'
import { PromotionShown } from './promotion-shown.tsx'
import styles from './shown.module.css'

/** Pictures by their ids: versions name them and do not carry them. */
export type PictureOf = (id: string | null | undefined) => PictureSource | undefined

export type ShownProps<V extends ContentVersion> = {
  readonly version: V
  readonly language: Language
  readonly dark: boolean
  readonly pictureOf: PictureOf
}

/** A version as the site would show it in one language. Its links lead nowhere. */
export function Shown({ version, ...rest }: ShownProps<ContentVersion>) {
  const { _ } = useLingui()
  if (isEmpty(version, rest.language)) return <EmptyState icon={<EyeOff />} title={_('office-content.preview.empty')} />
  switch (version.kind) {
    case 'banner':
      return <BannerShown version={version} {...rest} />
    case 'promotion':
      return <PromotionShown version={version} {...rest} />
    case 'announcement':
    case 'article':
    case 'legal':
      return <TextShown version={version} language={rest.language} />
  }
}

type TextShownProps = {
  readonly version: AnnouncementVersion | ArticleVersion | LegalVersion
  readonly language: Language
}

function TextShown({ version, language }: TextShownProps) {
  return (
    <article className={styles.card} lang={language}>
      <h3 className={styles.title}>{version.title[language]}</h3>
      <RichText html={version.content[language] ?? ''} level={4} onFollow={() => undefined} />
    </article>
  )
}

function isEmpty(version: ContentVersion, language: Language): boolean {
  if (version.kind !== 'banner') return !version.title[language] && !version.content[language]
  const { look } = version
  return look.kind === 'composed' ? !look.title[language] : !look.cuts[language]
}
