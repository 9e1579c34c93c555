import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import { useState } from 'react'

/** The chips of the rack, and which of them is taken up. */
export function useChips(values: readonly Amount[], own: string | null) {
  const [chosen, setChosen] = useState<Amount>(values[1] ?? values[0] ?? ZERO)
  const all = own === null ? values : [...values, parseAmount(own)]
  return {
    values,
    chosen,
    choose: setChosen,
    chooseAt: (at: number) => setChosen(all[at] ?? chosen),
  }
}
