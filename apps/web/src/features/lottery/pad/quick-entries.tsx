import { useLingui } from '@lingui/react'
import { Chips } from '@sanuk/ui/chips'
import { useState } from 'react'
import styles from './pad.module.css'
import type { QuickEntry } from './quick-entry.ts'

type QuickEntriesProps = {
  readonly entries: readonly QuickEntry[]
  /** Tickets that are typed already. */
  readonly typed: readonly string[]
  readonly onNumbers: (numbers: readonly string[]) => void
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Buttons that add many numbers to the typed ones; some ask for a digit first. */
export function QuickEntries({ entries, typed, onNumbers }: QuickEntriesProps) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState<QuickEntry['code'] | null>(null)
  const asking = entries.find(({ code, digit }) => digit && code === chosen)
  function press(code: QuickEntry['code']) {
    const entry = entries.find((one) => one.code === code)
    if (!entry) return
    if (entry.digit) setChosen(code === chosen ? null : code)
    else onNumbers(entry.numbers(typed))
  }
  return (
    <>
      <Chips
        size="small"
        label={_('lottery.quick')}
        value={asking?.code}
        options={entries.map(({ code }) => ({
          value: code,
          label: _(`lottery.quick.${code}`),
          disabled: code === 'orders' && typed.length === 0,
        }))}
        onPick={press}
      />
      {asking?.digit && (
        <fieldset className={styles.digits} aria-label={_('lottery.quick.digit')}>
          <span className={styles.digitsName} aria-hidden="true">
            {_('lottery.quick.digit')}
          </span>
          {DIGITS.map((digit) => (
            <button
              key={digit}
              type="button"
              className={styles.shortcut}
              onClick={() => onNumbers(asking.numbers(digit))}
            >
              {digit}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}
