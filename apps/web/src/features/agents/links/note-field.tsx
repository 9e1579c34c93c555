import { useLingui } from '@lingui/react'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'

/** Characters that the contract takes. */
const NOTE_MAX = 60

type NoteFieldProps = {
  readonly value: string
  readonly onChange: (note: string) => void
  readonly error: string | undefined
}

/** A note for the agent alone, by which they tell their links apart. */
export function NoteField({ value, onChange, error }: NoteFieldProps) {
  const { _ } = useLingui()
  return (
    <Field
      label={_('agent-links.note')}
      note={_('agent-links.optional')}
      hint={_('agent-links.note.hint', { max: NOTE_MAX })}
      error={error}
    >
      <TextInput
        maxLength={NOTE_MAX}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
