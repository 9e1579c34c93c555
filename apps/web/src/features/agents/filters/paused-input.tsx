import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** So long after the last letter what was typed is asked for. */
const PAUSE_MS = 300

type PausedInputProps = {
  readonly label: string
  readonly clearLabel: string
  readonly icon: ReactNode
  readonly value: string
  /** What was typed, once the typing pauses. */
  readonly onChange: (text: string) => void
}

/** A text by which a list is narrowed while it is typed. */
export function PausedInput({ label, clearLabel, icon, value, onChange }: PausedInputProps) {
  const [typed, setTyped] = useState(value)
  const change = useEffectEvent(onChange)

  // The filters were cleared elsewhere.
  useEffect(() => setTyped(value), [value])

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => change(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <TextInput
      type="search"
      enterKeyHint="search"
      maxLength={80}
      autoCapitalize="none"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      prefix={icon}
      suffix={
        typed && (
          <IconButton label={clearLabel} size="small" onClick={() => setTyped('')}>
            <X />
          </IconButton>
        )
      }
    />
  )
}
