import { FieldGroup } from '@sanuk/ui/field'
import { Skeleton } from '@sanuk/ui/skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { RichEditor as Editor } from './rich-editor.tsx'

const RichEditor = lazy(() => import('./rich-editor.tsx').then((part) => ({ default: part.RichEditor })))

type Props = ComponentProps<typeof Editor> & { fault: string | undefined }

/** A text with headings, lists and tables. The editor comes when it is looked at, and anew for each language. */
export function HtmlField({ fault, ...editor }: Props) {
  return (
    <FieldGroup label={editor.label} error={fault}>
      <Suspense fallback={<Skeleton height="300px" shape="card" />}>
        <RichEditor key={editor.language} {...editor} />
      </Suspense>
    </FieldGroup>
  )
}
