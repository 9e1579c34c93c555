import { useLingui } from '@lingui/react'
import { BOARD_PRIZES_MAX, type ProposedMissionPlan } from '@sanuk/contracts/office-missions'
import { Button } from '@sanuk/ui/button'
import { Field, FieldRow } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { Switch } from '@sanuk/ui/switch'
import { Minus, Plus } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import styles from '../../components/rules/rules.module.css'
import { FigureInput } from './figure-input.tsx'
import { newLadder, newPrize } from './missions.ts'
import { RewardFields } from './reward-fields.tsx'

/** The seven rungs of the check-in, and what a day asks for. */
export function LadderFields() {
  const { _ } = useLingui()
  const { control, setValue } = useFormContext<ProposedMissionPlan>()
  const ladder = useWatch({ control, name: 'checkIn' })
  const ask = (type: string) =>
    setValue(
      'checkIn.condition',
      type === 'deposit' || type === 'validBet' ? { type, target: ladder?.condition?.target ?? '100' } : null,
    )
  const conditions = [
    { value: 'none', label: _('office-missions.condition.none') },
    ...(['deposit', 'validBet'] as const).map((value) => ({ value, label: _(`office-missions.type.${value}`) })),
  ]
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{_('office-missions.check_in')}</legend>
      <Switch checked={ladder !== null} onChange={(on) => setValue('checkIn', on ? newLadder() : null)}>
        {_('office-missions.check_in.open')}
      </Switch>
      {ladder && (
        <FieldRow>
          <Field label={_('office-missions.condition')}>
            <Select value={ladder.condition?.type ?? 'none'} onChange={ask} options={conditions} />
          </Field>
          {ladder.condition && (
            <Field label={_('office-missions.condition.target')}>
              <FigureInput name="checkIn.condition.target" of={ladder.condition.type} required />
            </Field>
          )}
        </FieldRow>
      )}
      <div className={styles.rewards}>
        {ladder?.rungs.map((_rung, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place.
          <FieldRow key={index} short>
            <RewardFields name={`checkIn.rungs.${index}`} label={_('office-missions.day', { number: index + 1 })} />
          </FieldRow>
        ))}
      </div>
    </fieldset>
  )
}

/** Prizes by rank. */
export function BoardFields() {
  const { _ } = useLingui()
  const { control, setValue } = useFormContext<ProposedMissionPlan>()
  const board = useWatch({ control, name: 'board' })
  const prizes = board?.prizes ?? []
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{_('office-missions.board')}</legend>
      <Switch checked={board !== null} onChange={(on) => setValue('board', on ? { prizes: [newPrize()] } : null)}>
        {_('office-missions.board.open')}
      </Switch>
      <div className={styles.rewards}>
        {prizes.map((_prize, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its rank.
          <FieldRow key={index} short>
            <RewardFields name={`board.prizes.${index}`} label={_('office-missions.rank.prize', { rank: index + 1 })} />
          </FieldRow>
        ))}
      </div>
      {board && (
        <div className={styles.deeds}>
          {prizes.length < BOARD_PRIZES_MAX && (
            <Button
              look="outline"
              size="small"
              icon={<Plus />}
              onClick={() => setValue('board.prizes', [...prizes, prizes.at(-1) ?? newPrize()])}
            >
              {_('office-missions.prize.add')}
            </Button>
          )}
          {prizes.length > 1 && (
            <Button
              look="outline"
              size="small"
              icon={<Minus />}
              onClick={() => setValue('board.prizes', prizes.slice(0, -1))}
            >
              {_('office-missions.prize.remove')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
