import type { Say } from '../../words.ts'
import { Segments } from '../segments.tsx'

type Risk = 'low' | 'medium' | 'high'

type RiskControlProps = {
  readonly say: Say
  readonly risk: Risk
  readonly disabled: boolean
  readonly onRisk: (risk: Risk) => void
}

const RISKS: readonly Risk[] = ['low', 'medium', 'high']

/** How far what is paid lies apart: little and often, or much and seldom. */
export function RiskControl({ say, risk, disabled, onRisk }: RiskControlProps) {
  return (
    <Segments
      name="risk"
      legend={say('game.plinko.risk')}
      value={risk}
      options={RISKS.map((one) => ({ value: one, text: say(`game.plinko.risk.${one}`) }))}
      disabled={disabled}
      onChange={onRisk}
    />
  )
}
