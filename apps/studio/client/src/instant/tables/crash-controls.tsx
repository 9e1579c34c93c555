import { useState } from 'react'
import type * as z from 'zod/mini'
import type { flightWire } from '#instant-wire'
import type { ChoiceProps } from '../kind.ts'
import { lawOf } from './flight-law.ts'
import { LimboControls } from './limbo-controls.tsx'

export type CrashChoice = z.output<typeof flightWire.choice>

/** What the field begins with, in hundredths. */
const FIRST_TARGET = 200

/** Whether the player leaves by himself, or without being asked at some multiple. */
export function CrashControls({ say, choice, onChoice, tables, disabled }: ChoiceProps<CrashChoice>) {
  const [target, setTarget] = useState(choice.autoCashOut ?? FIRST_TARGET)
  const isOn = choice.autoCashOut !== null
  const aim = (wanted: number) => {
    setTarget(wanted)
    onChoice({ autoCashOut: wanted })
  }
  return (
    <div className="crash-controls">
      <label className="crash-switch">
        <input
          type="checkbox"
          checked={isOn}
          disabled={disabled}
          onChange={({ target: box }) => onChoice({ autoCashOut: box.checked ? target : null })}
        />
        <span>{say('game.crash.by_itself')}</span>
      </label>
      {isOn && (
        <LimboControls
          say={say}
          disabled={disabled}
          law={lawOf(tables)}
          choice={{ target }}
          onChoice={(chosen) => aim(chosen.target)}
        />
      )}
    </div>
  )
}
