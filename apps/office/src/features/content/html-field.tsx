import type { Texts } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { FieldGroup } from '@sanuk/ui/field'
import { Skeleton } from '@sanuk/ui/skeleton'
import { lazy, Suspense } from 'react'

const RichEditor = lazy(() => import('./rich-editor/rich-editor.tsx').then((part) => ({ default: part.RichEditor })))

type Props = {
  label: string
  language: Language
  texts: Texts
  onChange: (texts: Texts) => void
  fault: string | undefined
}

/** A text with headings, lists, tables and pictures. The editor comes when it is looked at. */
export function HtmlField({ label, language, texts, onChange, fault }: Props) {
  return (
    <FieldGroup label={label} error={fault}>
      <Suspense fallback={<Skeleton height="300px" shape="card" />}>
        <RichEditor
          key={language}
          label={label}
          language={language}
          html={texts[language] ?? ''}
          onChange={(html) => onChange({ ...texts, [language]: html })}
        />
      </Suspense>
    </FieldGroup>
  )
}
