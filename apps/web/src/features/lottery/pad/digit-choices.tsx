import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { choicesFrom } from './choices.ts'
import styles from './pad.module.css'

type DigitChoicesProps = {
  /** How many digits a number of the play has. */
  readonly length: 2 | 3
  readonly onNumbers: (numbers: readonly string[]) => void
}

/** Adds every choice of two or three of some digits (วินเลข). */
export function DigitChoices({ length, onNumbers }: DigitChoicesProps) {
  const { _ } = useLingui()
  const [digits, setDigits] = useState('')
  const [repeats, setRepeats] = useState(false)
  const numbers = choicesFrom(digits, { length, repeats })
  return (
    <fieldset className={styles.digits} aria-label={_('lottery-betting.choices')}>
      <span className={styles.digitsName} aria-hidden="true">
        {_('lottery-betting.choices')}
      </span>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        aria-label={_('lottery-betting.choices.digits')}
        placeholder={_('lottery-betting.choices.digits')}
        value={digits}
        onChange={({ target }) => setDigits(target.value)}
      />
      <Checkbox checked={repeats} onChange={({ target }) => setRepeats(target.checked)}>
        {_('lottery-betting.choices.doubles')}
      </Checkbox>
      <Button look="outline" size="small" disabled={numbers.length === 0} onClick={() => onNumbers(numbers)}>
        {_('lottery-betting.choices.add', { count: numbers.length })}
      </Button>
    </fieldset>
  )
}
