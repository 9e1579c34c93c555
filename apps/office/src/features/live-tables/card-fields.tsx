import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import styles from './card-fields.module.css'
import { CardPad } from './card-pad.tsx'
import { isCardBegun, readTypedCards } from './card-text.ts'
import { numberOf, type OutcomeProps, offeredPlaces } from './typed-outcome.ts'
import { useFaces } from './use-faces.ts'

/**
 * The cards of a coup, place by place in the order in which they are dealt. They are typed in a row or chosen from a pack;
 * each goes to the place that is marked, and the mark goes on to the next.
 */
export function CardFields({ fields, typed, onChange }: OutcomeProps) {
  const { _ } = useLingui()
  const { face, place } = useFaces()
  const [at, setAt] = useState(0)
  const [text, setText] = useState('')
  const offered = fields.slice(0, offeredPlaces(fields, typed))
  const fill = (cards: readonly string[]) => {
    onChange(fields.map((_field, one) => cards[one - at] ?? typed[one]))
    setAt(Math.min(at + cards.length, fields.length - 1))
  }
  const type = (written: string) => {
    const { cards, rest } = readTypedCards(written)
    setText(rest)
    if (cards.length > 0) fill(cards)
  }
  const remove = () => onChange(fields.map((_field, one) => (one === at ? undefined : typed[one])))
  return (
    <div className={styles.cards}>
      <fieldset className={styles.places} aria-label={_('office-live-tables.cards.places')}>
        {offered.map((field, one) => {
          const card = face(typed[one] || '–')
          return (
            <button
              key={`${field.place}-${numberOf(fields, one)}`}
              type="button"
              className={styles.place}
              aria-pressed={one === at}
              data-optional={field.isOptional}
              onClick={() => setAt(one)}
            >
              {_('office-live-tables.card.at', { place: place(field.place, numberOf(fields, one)), card })}
            </button>
          )
        })}
      </fieldset>
      <Field
        label={_('office-live-tables.cards')}
        hint={_('office-live-tables.cards.hint')}
        error={isCardBegun(text) ? undefined : _('office-live-tables.cards.unknown', { text })}
      >
        <TextInput autoComplete="off" maxLength={160} value={text} onChange={({ target }) => type(target.value)} />
      </Field>
      <CardPad faces={fields[at]?.faces ?? []} chosen={typed[at]} onChoose={(card) => fill([card])} />
      <Button look="outline" size="small" disabled={!typed[at]} onClick={remove}>
        {_('office-live-tables.card.remove')}
      </Button>
    </div>
  )
}
