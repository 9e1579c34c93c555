import { useLingui } from '@lingui/react'
import type { FreeRoundsDraft } from '@sanuk/contracts/office-free-rounds'
import { currency as currencyOf } from '@sanuk/money/currency'
import { digitsOf } from '@sanuk/money/digits'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { TextInput } from '@sanuk/ui/text-input'
import { instantIn, localIn } from '../../language/zoned-time.ts'
import { useBrand } from '../../wire/use-brand.ts'
import type { Faults } from '../../wire/use-sending.ts'
import { AudienceFields } from './audience-fields.tsx'
import styles from './free-rounds.module.css'
import { GameFields } from './game-fields.tsx'

export type FieldsProps = {
  readonly draft: FreeRoundsDraft
  readonly onChange: (part: Partial<FreeRoundsDraft>) => void
  readonly faults: Faults
}

/** Everything that a campaign says. */
export function DraftFields(props: FieldsProps) {
  const { draft, onChange, faults } = props
  const { _ } = useLingui()
  const brand = useBrand()
  const timeZone = brand?.timeZone ?? 'UTC'
  return (
    <>
      <div className={styles.columns}>
        {(['th', 'en'] as const).map((code) => (
          <Field key={code} label={_(`office-free-rounds.name.${code}`)} error={faults[`names.${code}`]}>
            <TextInput
              lang={code}
              maxLength={80}
              value={draft.names[code]}
              onChange={({ target }) => onChange({ names: { ...draft.names, [code]: target.value } })}
            />
          </Field>
        ))}
      </div>
      <GameFields {...props} />
      <div className={styles.columns}>
        <Whole {...props} name="rounds" />
        <Field label={_('office-free-rounds.most')} hint={_('office-free-rounds.most.hint')} error={faults.mostWin}>
          <MoneyInput
            currency={brand?.currency ?? currencyOf('THB')}
            value={draft.mostWin}
            onChange={(mostWin) => onChange({ mostWin })}
          />
        </Field>
        <Whole {...props} name="play" hint={_('office-free-rounds.play.hint')} />
      </div>
      <div className={styles.columns}>
        <Field
          label={_('office-free-rounds.from')}
          hint={_('office-free-rounds.from.hint', { zone: timeZone })}
          error={faults.from}
        >
          <TextInput
            type="datetime-local"
            value={draft.from ? localIn(timeZone, draft.from) : ''}
            onChange={({ target: { value } }) => onChange({ from: value ? instantIn(timeZone, value) : null })}
          />
        </Field>
        <Field
          label={_('office-free-rounds.until')}
          hint={_('office-free-rounds.until.hint', { zone: timeZone })}
          error={faults.until}
        >
          <TextInput
            type="datetime-local"
            value={draft.until ? localIn(timeZone, draft.until) : ''}
            onChange={({ target: { value } }) => onChange({ until: value ? instantIn(timeZone, value) : '' })}
          />
        </Field>
      </div>
      <AudienceFields {...props} />
    </>
  )
}

/** A whole number. */
function Whole({ draft, onChange, faults, name, hint }: FieldsProps & { name: 'rounds' | 'play'; hint?: string }) {
  const { _ } = useLingui()
  return (
    <Field label={_(`office-free-rounds.${name}`)} hint={hint} error={faults[name]}>
      <TextInput
        inputMode="numeric"
        value={String(draft[name])}
        onChange={({ target }) => onChange({ [name]: Number(digitsOf(target.value)) })}
      />
    </Field>
  )
}
