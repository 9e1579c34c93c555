import { useId, useState } from 'react'
import type * as z from 'zod/mini'
import type { limboWire } from '#instant-wire'
import type { ChoiceProps } from '../kind.ts'
import { chanceToReach, isTarget, type Law, parseTarget, trimmed, USUAL_LAW } from './limbo-target.ts'

export type LimboChoice = z.output<typeof limboWire.choice>

const COMMON = [150, 200, 500, 1000, 10_000]

type LimboControlsProps = Omit<ChoiceProps<LimboChoice>, 'tables'> & { readonly law?: Law }

/** The target, written or one of the common ones, and the chance that comes with it. */
export function LimboControls({ say, choice, onChoice, disabled, law = USUAL_LAW }: LimboControlsProps) {
  const [text, setText] = useState(() => trimmed(choice.target))
  const field = useId()
  const fault = useId()
  const isValid = isTarget(choice.target, law)
  const [isLeft, setLeft] = useState(true)
  const isWrong = isLeft && !isValid
  const aim = (wanted: string) => {
    setText(wanted)
    onChoice({ target: parseTarget(wanted, law) })
  }
  return (
    <div className="limbo-target">
      <div className="limbo-head">
        <label className="label" htmlFor={field}>
          {say('game.limbo.target')}
        </label>
        <p className="limbo-chance">
          <span className="label">{say('game.instant.chance')}</span>
          <output htmlFor={field}>{isValid ? `${chanceToReach(choice.target, law)}%` : '–'}</output>
        </p>
      </div>
      <div className="limbo-entry">
        <span aria-hidden="true">×</span>
        <input
          id={field}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={disabled}
          aria-invalid={isWrong}
          aria-describedby={fault}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => aim(target.value)}
        />
      </div>
      <p className="limbo-fault" id={fault} role="alert">
        {isWrong && say('game.limbo.invalid', { most: law.highest / 100 })}
      </p>
      <fieldset className="limbo-common" disabled={disabled} aria-label={say('game.limbo.targets')}>
        {COMMON.map((target) => (
          <button
            key={target}
            type="button"
            aria-pressed={target === choice.target}
            onClick={() => aim(trimmed(target))}
          >
            ×{trimmed(target)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
