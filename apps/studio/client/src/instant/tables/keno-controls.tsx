import type * as z from 'zod/mini'
import type { kenoWire } from '#instant-wire'
import type { ChoiceProps } from '../kind.ts'
import { MOST_PICKS, randomPicks } from './keno-picks.ts'
import { RiskControl } from './risk.tsx'

export type KenoChoice = z.output<typeof kenoWire.choice>

const RISKS = ['low', 'classic', 'medium', 'high'] as const

/** The risk, and the picks as a whole; single numbers are picked on the board. */
export function KenoControls({ say, choice, onChoice, disabled }: ChoiceProps<KenoChoice>) {
  const count = choice.picks.length || MOST_PICKS
  return (
    <>
      <RiskControl
        {...{ say, disabled, risks: RISKS }}
        risk={choice.risk}
        onRisk={(risk) => onChoice({ ...choice, risk })}
      />
      <div className="keno-whole">
        <button
          type="button"
          className="keno-random"
          disabled={disabled}
          onClick={() => onChoice({ ...choice, picks: randomPicks(count) })}
        >
          {say('game.keno.random', { count })}
        </button>
        <button
          type="button"
          disabled={disabled || choice.picks.length === 0}
          onClick={() => onChoice({ ...choice, picks: [] })}
        >
          {say('game.keno.clear')}
        </button>
      </div>
    </>
  )
}
