import { useEffect, useState } from 'react'
import type { ListedTable } from '#room-calls'
import type { OtherTables } from '../server/other-tables.ts'

/** How often the list is asked for while it is open. */
const EVERY_MS = 4_000

/** All tables as they stand, asked for again and again; `failed` where the first answer does not come. */
export function useList({ list }: Pick<OtherTables, 'list'>): readonly ListedTable[] | 'awaited' | 'failed' {
  const [known, setKnown] = useState<readonly ListedTable[] | 'awaited' | 'failed'>('awaited')
  useEffect(() => {
    let isGone = false
    const ask = () =>
      list().then(
        (tables) => isGone || setKnown(tables),
        // A list that is there already is better than none.
        () => isGone || setKnown((before) => (before === 'awaited' ? 'failed' : before)),
      )
    void ask()
    const timer = setInterval(ask, EVERY_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [list])
  return known
}
