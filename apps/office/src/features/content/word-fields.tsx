import { useLingui } from '@lingui/react'
import type {
  AnnouncementVersion,
  ArticleVersion,
  ContentVersion,
  LegalVersion,
  PromotionVersion,
} from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { BannerWords } from './banner-words.tsx'
import styles from './content.module.css'
import type { FieldsProps } from './content.ts'
import { HtmlField } from './html-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TextsField } from './texts-field.tsx'

export type WordsProps<V extends ContentVersion> = FieldsProps<V> & { readonly language: Language }

/** What is said in one language. */
export function WordFields({ version, ...rest }: WordsProps<ContentVersion>) {
  switch (version.kind) {
    case 'banner':
      return <BannerWords version={version} {...rest} />
    case 'promotion':
      return <PromotionWords version={version} {...rest} />
    case 'announcement':
    case 'article':
    case 'legal':
      return <TextWords version={version} {...rest} />
  }
}

const LINE = 160

/** A title and a text. */
function TextWords({
  version,
  language,
  onChange,
  fault,
}: WordsProps<AnnouncementVersion | ArticleVersion | LegalVersion>) {
  const { _ } = useLingui()
  return (
    <div className={styles.fields}>
      <TextsField
        label={_('office-content.title')}
        longest={LINE}
        language={language}
        texts={version.title}
        onChange={(title) => onChange({ ...version, title })}
        fault={fault(`title.${language}`)}
      />
      <HtmlField
        label={_('office-content.content')}
        language={language}
        texts={version.content}
        onChange={(content) => onChange({ ...version, content })}
        fault={fault(`content.${language}`)}
      />
    </div>
  )
}

function PromotionWords({ version, language, onChange, fault }: WordsProps<PromotionVersion>) {
  const { _ } = useLingui()
  const { [language]: picture, ...otherPictures } = version.pictures
  return (
    <div className={styles.fields}>
      <TextsField
        label={_('office-content.title')}
        longest={LINE}
        language={language}
        texts={version.title}
        onChange={(title) => onChange({ ...version, title })}
        fault={fault(`title.${language}`)}
      />
      <TextsField
        label={_('office-content.summary')}
        hint={_('office-content.summary.hint')}
        longest={300}
        tall
        language={language}
        texts={version.summary}
        onChange={(summary) => onChange({ ...version, summary })}
        fault={fault(`summary.${language}`)}
      />
      <HtmlField
        label={_('office-content.conditions')}
        language={language}
        texts={version.content}
        onChange={(content) => onChange({ ...version, content })}
        fault={fault(`content.${language}`)}
      />
      {version.linkageType && (
        <TextsField
          label={_('office-content.button')}
          longest={LINE}
          language={language}
          texts={version.button}
          onChange={(button) => onChange({ ...version, button })}
          fault={fault(`button.${language}`)}
        />
      )}
      <PictureField
        label={_('office-content.promotion.picture')}
        value={picture ?? null}
        cut={CARD}
        onChange={(id) => onChange({ ...version, pictures: id ? { ...otherPictures, [language]: id } : otherPictures })}
        fault={fault(`pictures.${language}`)}
      />
    </div>
  )
}

/** As the list of promotions cuts it. */
const CARD = { width: 1560, height: 880 }
