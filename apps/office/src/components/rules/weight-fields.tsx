import { useLingui } from '@lingui/react'
import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from './rules.module.css'

type Props = {
  /** What they are weights of. */
  readonly legend: string
  readonly weight: (gameType: GameType) => UseFormRegisterReturn
}

/** What stakes count for, in percent, by kind of game. */
export function WeightFields({ legend, weight }: Props) {
  const { _ } = useLingui()
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldRow short>
        {GAME_TYPES.map((gameType) => (
          <Field key={gameType} label={_(`office.category.${gameType}`)}>
            <TextInput type="number" min={0} max={1000} suffix="%" {...weight(gameType)} />
          </Field>
        ))}
      </FieldRow>
    </fieldset>
  )
}
