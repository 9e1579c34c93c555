import type { Texts } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { HtmlField as Field } from '../../components/rich-editor/html-field.tsx'
import { useMay } from '../../session/use-operator.ts'
import { PictureButton } from './picture-button.tsx'

type Props = {
  label: string
  language: Language
  texts: Texts
  onChange: (texts: Texts) => void
  fault: string | undefined
}

/** A text of which there is one in each language, with pictures of the brand's own. */
export function HtmlField({ label, language, texts, onChange, fault }: Props) {
  return (
    <Field
      label={label}
      language={language}
      html={texts[language] ?? ''}
      onChange={(html) => onChange({ ...texts, [language]: html })}
      editable={useMay()('content.change')}
      tools={(editor) => <PictureButton editor={editor} />}
      fault={fault}
    />
  )
}
