import { useLingui } from '@lingui/react'
import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from './rules.module.css'

type Props = {
  /** What they are weights of. */
  readonly legend: string
  /** What they do, below the legend. */
  readonly hint?: string
  readonly weight: (gameType: GameType) => UseFormRegisterReturn
  /** The highest weight, in percent. */
  readonly most?: number
  /** What is wrong with one of them. */
  readonly faultOf?: (gameType: GameType) => string | undefined
  /** Below the weights. */
  readonly children?: ReactNode
}

/** What stakes count for, in percent, by kind of game. */
export function WeightFields({ legend, hint, weight, most = 1000, faultOf, children }: Props) {
  const { _ } = useLingui()
  const hintId = useId()
  return (
    <fieldset className={styles.step} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.note}>
          {hint}
        </p>
      )}
      <FieldRow short>
        {GAME_TYPES.map((gameType) => (
          <Field key={gameType} label={_(`office.category.${gameType}`)} error={faultOf?.(gameType)}>
            <TextInput type="number" min={0} max={most} suffix="%" {...weight(gameType)} />
          </Field>
        ))}
      </FieldRow>
      {children}
    </fieldset>
  )
}
