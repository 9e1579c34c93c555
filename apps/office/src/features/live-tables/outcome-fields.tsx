import { useLingui } from '@lingui/react'
import type { OutcomeField } from '@sanuk/contracts/live-tables'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { CardFields } from './card-fields.tsx'
import { cardText } from './card-text.ts'
import styles from './live-tables.module.css'
import { isAsked, numberOf, type OutcomeProps } from './typed-outcome.ts'
import { useFaces } from './use-faces.ts'

const isCard = ({ faces }: OutcomeField): boolean => faces.every((face) => cardText(face) !== null)

/** The right outcome of a coup, in the terms of its game: cards, dice, a number, a segment, a winner. */
export function OutcomeFields(props: OutcomeProps) {
  return props.fields.every(isCard) ? <CardFields {...props} /> : <FaceFields {...props} />
}

function FaceFields({ fields, typed, onChange }: OutcomeProps) {
  const { _ } = useLingui()
  const { face, place } = useFaces()
  const choose = (at: number, chosen: string) =>
    onChange(fields.map((_field, one) => (one === at ? chosen : typed[one])))
  const labelOf = ({ names }: OutcomeField, value: string, at: number) => {
    const name = names?.[at]
    return name === undefined ? face(value) : _('office-live-tables.segment', { at: at + 1, face: face(name) })
  }
  const asked = fields.flatMap((field, at) => (isAsked(fields, typed, at) ? [{ field, at }] : []))
  return (
    <div className={styles.fields}>
      {asked.map(({ field, at }) => (
        <Field key={at} label={place(field.place, numberOf(fields, at))}>
          <Select
            value={typed[at] ?? null}
            placeholder={_('office-live-tables.choose')}
            options={field.faces.map((value, one) => ({ value, label: labelOf(field, value, one) }))}
            onChange={(chosen) => choose(at, chosen)}
          />
        </Field>
      ))}
    </div>
  )
}
