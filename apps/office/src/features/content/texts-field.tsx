import type { Texts } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { Field } from '@sanuk/ui/field'
import { TextArea } from '@sanuk/ui/text-area'
import { TextInput } from '@sanuk/ui/text-input'

type Props = {
  label: string
  hint?: string
  language: Language
  texts: Texts
  onChange: (texts: Texts) => void
  /** What is wrong with it in this language. */
  fault: string | undefined
  /** Letters it may have. */
  longest: number
  /** Room for several lines. */
  tall?: boolean
}

/** A text of which there is one in each language, in the language in sight. */
export function TextsField({ label, hint, language, texts, onChange, fault, longest, tall = false }: Props) {
  const value = texts[language] ?? ''
  const write = (text: string) => onChange({ ...texts, [language]: text })
  return (
    <Field label={label} hint={hint} error={fault}>
      {tall ? (
        <TextArea
          lang={language}
          rows={3}
          maxLength={longest}
          value={value}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <TextInput lang={language} maxLength={longest} value={value} onChange={(event) => write(event.target.value)} />
      )}
    </Field>
  )
}
