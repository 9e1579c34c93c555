import { useCallback, useEffect, useRef, useState } from 'react'
import { MOST_TABLES, type TableRules } from '#protocol'
import type { OtherTables } from '../server/other-tables.ts'
import type { TablesStore } from '../view/tables-store.ts'
import { firstTables, storedTables, storeTables } from './stored-tables.ts'

/** Which tables are to be followed, from those that were wanted before. */
export type Choose = (before: readonly string[]) => readonly string[]

/** Follows tables once their rules are there, and remembers which. What is chosen meanwhile is not lost. */
export function useSeveral(tables: TablesStore, { rules }: Pick<OtherTables, 'rules'>) {
  const [hasFailed, setFailed] = useState(false)
  const wanted = useRef<readonly string[]>([])
  const known = useRef(new Map<string, TableRules>())
  const follow = useCallback(async () => {
    const unknown = wanted.current.filter((code) => !known.current.has(code))
    if (unknown.length > 0) for (const each of await rules(unknown)) known.current.set(each.code, each)
    const next = wanted.current.flatMap((code) => known.current.get(code) ?? []).slice(0, MOST_TABLES)
    tables.follow(next)
    storeTables(next.map(({ code }) => code))
  }, [tables, rules])
  const change = useCallback(
    (choose: Choose) => {
      setFailed(false)
      wanted.current = choose(wanted.current)
      follow().catch((fault: unknown) => {
        console.error(fault)
        wanted.current = tables.followed().map((store) => store.view().rules.code)
        setFailed(true)
      })
    },
    [follow, tables],
  )
  useEffect(() => {
    const { rules: launched } = tables.main.view()
    known.current.set(launched.code, launched)
    change(() => firstTables(launched.code, storedTables()))
  }, [change, tables])
  return { hasFailed, change }
}
