import type { Say } from '../../words.ts'
import { Segments } from '../segments.tsx'

type Risk = 'low' | 'classic' | 'medium' | 'high'

type RiskControlProps<T extends Risk> = {
  readonly say: Say
  readonly risk: T
  readonly risks: readonly T[]
  readonly disabled: boolean
  readonly onRisk: (risk: T) => void
}

/** The risks that most families know. */
export const RISKS = ['low', 'medium', 'high'] as const

/** How far what is paid lies apart: little and often, or much and seldom. */
export function RiskControl<T extends Risk>({ say, risk, risks, disabled, onRisk }: RiskControlProps<T>) {
  return (
    <Segments
      name="risk"
      legend={say('game.instant.risk')}
      value={risk}
      options={risks.map((one) => ({ value: one, text: say(`game.instant.risk.${one}`) }))}
      disabled={disabled}
      onChange={onRisk}
    />
  )
}
