import { useLingui } from '@lingui/react'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { TextInput } from '@sanuk/ui/text-input'
import { useRef } from 'react'
import styles from './lottery.module.css'
import { prizesOf } from './prizes.ts'
import { type Figure, plainFigure, type ResultForm, type TypedResult, typeNumbers } from './typed-result.ts'

type Props = {
  readonly form: ResultForm
  readonly typed: TypedResult
  readonly onChange: (typed: TypedResult) => void
}

/** A result as it is typed: its numbers by prizes, or the figures that it follows from. */
export function ResultFields(props: Props) {
  const { _ } = useLingui()
  const { form, typed, onChange } = props
  return (
    <>
      {form.figures && (
        <Segmented
          label={_('office-lottery.enter.mode')}
          options={(['figures', 'numbers'] as const).map((value) => ({
            value,
            label: _(`office-lottery.enter.mode.${value}`),
          }))}
          value={typed.as}
          onChange={(as) => onChange({ ...typed, as })}
        />
      )}
      <p className={styles.note}>
        {_(typed.as === 'figures' ? 'office-lottery.enter.mode.figures.note' : 'office-lottery.enter.paste')}
      </p>
      {typed.as === 'figures' ? <FigureFields {...props} /> : <NumberFields {...props} />}
    </>
  )
}

function NumberFields({ form: { family, widths }, typed, onChange }: Props) {
  const { _ } = useLingui()
  const box = useRef<HTMLDivElement>(null)

  function type(place: number, text: string) {
    const numbers = typeNumbers(typed.numbers, widths, { place, text })
    onChange({ ...typed, numbers })
    const isFull = numbers[place]?.length === widths[place] && typed.numbers[place]?.length !== widths[place]
    // Whoever reads numbers off a page does not look for the next field.
    if (isFull) box.current?.querySelectorAll('input')[nextFree(numbers, place)]?.focus()
  }

  /** The next place that is not filled; where none is, the one that was typed into. */
  const nextFree = (numbers: readonly string[], place: number): number => {
    const free = widths.findIndex((width, at) => at > place && numbers[at]?.length !== width)
    return free === -1 ? place : free
  }

  return (
    <div ref={box} className={styles.form}>
      {prizesOf(family, widths.length).map(({ name, places }) => {
        const prize = _(`office-lottery.prize.${name}`)
        return (
          <FieldGroup key={name} label={prize}>
            <div className={styles.places}>
              {places.map((place, at) => (
                <TextInput
                  key={place}
                  aria-label={places.length === 1 ? prize : _('office-lottery.prize.place', { prize, place: at + 1 })}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-invalid={(typed.numbers[place]?.length ?? 0) > (widths[place] ?? 0) || undefined}
                  placeholder={'_'.repeat(widths[place] ?? 0)}
                  value={typed.numbers[place] ?? ''}
                  onChange={({ target }) => type(place, target.value)}
                  onPaste={(event) => {
                    event.preventDefault()
                    type(place, event.clipboardData.getData('text'))
                  }}
                />
              ))}
            </div>
          </FieldGroup>
        )
      })}
    </div>
  )
}

const HINTS: Partial<Record<Figure, 'office-lottery.figure.index.hint' | 'office-lottery.figure.change.hint'>> = {
  index: 'office-lottery.figure.index.hint',
  change: 'office-lottery.figure.change.hint',
}

function FigureFields({ form: { figures }, typed, onChange }: Props) {
  const { _ } = useLingui()
  return (
    <div className={styles.columns}>
      {(figures ?? []).map((figure) => {
        const hint = HINTS[figure]
        return (
          <Field key={figure} label={_(`office-lottery.figure.${figure}`)} hint={hint && _(hint)}>
            <TextInput
              inputMode={hint ? 'text' : 'numeric'}
              autoComplete="off"
              value={typed.figures[figure] ?? ''}
              onChange={({ target }) =>
                onChange({ ...typed, figures: { ...typed.figures, [figure]: plainFigure(target.value) } })
              }
            />
          </Field>
        )
      })}
    </div>
  )
}
