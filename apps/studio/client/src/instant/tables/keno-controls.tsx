import type * as z from 'zod/mini'
import type { kenoWire } from '#instant-wire'
import type { ChoiceProps } from '../kind.ts'
import { Segments } from '../segments.tsx'
import { MOST_PICKS, randomPicks } from './keno-picks.ts'

export type KenoChoice = z.output<typeof kenoWire.choice>

const RISKS = ['low', 'classic', 'medium', 'high'] as const

/** The risk, and the picks as a whole; single numbers are picked on the board. */
export function KenoControls({ say, choice, onChoice, disabled }: ChoiceProps<KenoChoice>) {
  const count = choice.picks.length || MOST_PICKS
  return (
    <>
      <Segments
        name="risk"
        legend={say('game.keno.risk')}
        value={choice.risk}
        options={RISKS.map((risk) => ({ value: risk, text: say(`game.keno.risk.${risk}`) }))}
        disabled={disabled}
        onChange={(risk) => onChoice({ ...choice, risk })}
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
