import { useLingui } from '@lingui/react'
import type { OutcomeField } from '@sanuk/contracts/live-tables'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import styles from './live-tables.module.css'
import { numberOf, type TypedOutcome } from './typed-outcome.ts'
import { useFaces } from './use-faces.ts'

type Props = {
  readonly fields: readonly OutcomeField[]
  readonly typed: TypedOutcome
  readonly onChange: (typed: TypedOutcome) => void
}

/** The right outcome of a coup, in the terms of its game: cards, dice, a number. */
export function OutcomeFields({ fields, typed, onChange }: Props) {
  const { _ } = useLingui()
  const { face, place } = useFaces()
  const choose = (at: number, chosen: string) =>
    onChange(fields.map((_field, one) => (one === at ? chosen : typed[one])))
  return (
    <div className={styles.fields}>
      {fields.map((field, at) => {
        const name = place(field.place, numberOf(fields, at))
        const none = field.isOptional ? [{ value: '', label: _('office-live-tables.no_card') }] : []
        return (
          <Field key={name} label={name}>
            <Select
              value={typed[at] ?? (field.isOptional ? '' : null)}
              placeholder={_('office-live-tables.choose')}
              options={[...none, ...field.faces.map((value) => ({ value, label: face(value) }))]}
              onChange={(chosen) => choose(at, chosen)}
            />
          </Field>
        )
      })}
    </div>
  )
}
