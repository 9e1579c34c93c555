import { type MissionReward, type MissionType, MONEY_MISSIONS } from '@sanuk/contracts/missions'
import type { ProposedMissionPlan } from '@sanuk/contracts/office-missions'
import { currency as currencyOf } from '@sanuk/money/currency'
import { MoneyInput } from '@sanuk/ui/money-input'
import { type FieldPathByValue, useController, useFormContext } from 'react-hook-form'
import { useBrand } from '../../wire/use-brand.ts'

type Props = {
  readonly name: FieldPathByValue<ProposedMissionPlan, string | null>
  /** What the figure is of: some types and rewards are money, the others whole numbers. */
  readonly of: MissionType | MissionReward['kind']
  readonly required?: boolean
}

/** A figure of a plan: an amount of the brand's money or a whole number; nothing where it may be left out. */
export function FigureInput({ name, of, required = false }: Props) {
  const { control } = useFormContext<ProposedMissionPlan>()
  const { value, onChange, onBlur } = useController({ control, name, rules: { required } }).field
  const money = useBrand()?.currency ?? currencyOf('THB')
  const isMoney = of === 'cash' || MONEY_MISSIONS.some((type) => type === of)
  return (
    <MoneyInput
      currency={isMoney ? money : currencyOf('PTS')}
      value={typeof value === 'string' ? value : ''}
      onChange={(figure) => onChange(figure === '' && !required ? null : figure)}
      onBlur={onBlur}
    />
  )
}
