import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type DatePreset, type DateSpan, datePresets, presetOf, presetSpan } from './date-presets.ts'
import styles from './date-range.module.css'
import { Field } from './field.tsx'
import { Segmented } from './segmented.tsx'
import { TextInput } from './text-input.tsx'

export type { DatePreset, DateSpan }

export type DateRangeWords = {
  /** What the dates choose. */
  label: string
  presets: Partial<Record<DatePreset, string>>
  /** Any two days: a word, or the days chosen. */
  custom: ReactNode
  from: string
  to: string
}

export type DateRangeProps = {
  /** Presets are offered in the order of the specification, those that have a word. */
  words: DateRangeWords
  value: DateSpan
  onChange: (span: DateSpan) => void
  /** The business day of the brand, an ISO date. */
  today: string
  /** First and last day that may be chosen. */
  min?: string | undefined
  max?: string | undefined
}

/** From a day to a day: presets, or any two days. The second never comes before the first. */
export function DateRange({ words, value, onChange, today, min, max }: DateRangeProps) {
  const presets = datePresets.filter((preset) => words.presets[preset] !== undefined)
  const [picked, setPicked] = useState<DatePreset | 'custom'>()
  const offered: readonly DatePreset[] = picked && picked !== 'custom' ? [picked, ...presets] : presets
  const chosen = picked === 'custom' ? 'custom' : (presetOf(value, offered, today) ?? 'custom')

  function choose(choice: DatePreset | 'custom') {
    // Kept, because two presets may mean the same days: on a Monday this week is today.
    setPicked(choice)
    if (choice !== 'custom') onChange(presetSpan(choice, today))
  }

  return (
    <div className={styles.range}>
      <Segmented
        label={words.label}
        options={[
          ...presets.map((preset) => ({ value: preset, label: words.presets[preset] })),
          { value: 'custom' as const, label: words.custom, icon: <CalendarDays /> },
        ]}
        value={chosen}
        onChange={choose}
      />
      {chosen === 'custom' && (
        <div className={styles.days}>
          <Field label={words.from}>
            <TextInput
              type="date"
              value={value.from}
              min={min}
              max={max}
              onChange={({ target: { value: from } }) => from && onChange({ from, to: later(from, value.to) })}
            />
          </Field>
          <Field label={words.to}>
            <TextInput
              type="date"
              value={value.to}
              min={min}
              max={max}
              onChange={({ target: { value: to } }) => to && onChange({ from: earlier(value.from, to), to })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}
