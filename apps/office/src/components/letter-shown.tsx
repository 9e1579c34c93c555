import { useLingui } from '@lingui/react'
import type { Texts } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { EmptyState } from '@sanuk/ui/empty-state'
import { RichText } from '@sanuk/ui/rich-text'
import { Segmented } from '@sanuk/ui/segmented'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../wire/use-brand.ts'
import styles from './letter-shown.module.css'

/** A letter as its members read it, in each language of the brand. Its links lead nowhere. */
export function LetterShown({ letter: { title, content } }: { letter: { title: Texts; content: Texts } }) {
  const { _ } = useLingui()
  const languages = useBrand()?.languages ?? []
  const [chosen, setChosen] = useState<Language>()
  const language = chosen ?? languages[0]?.code ?? 'th'
  const isEmpty = !title[language] && !content[language]
  return (
    <div className={styles.letter}>
      <Segmented
        label={_('office-messages.languages')}
        value={language}
        onChange={setChosen}
        options={languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
      />
      {isEmpty ? (
        <EmptyState icon={<EyeOff />} title={_('office-messages.preview.empty')} />
      ) : (
        <article className={styles.paper} lang={language}>
          <h3 className={styles.title}>{title[language]}</h3>
          <RichText html={content[language] ?? ''} level={4} onFollow={() => undefined} />
        </article>
      )}
    </div>
  )
}
