import { type BoardTable, gamesBoard } from '@sanuk/contracts/boards'
import type { GameType } from '@sanuk/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { read } from '../../../wire/read.ts'
import type { GoodRoad } from '../lobby-search.ts'
import { hasGoodRoad } from './good-roads.ts'

/** How often a visible page asks: while there are tables, while there are none, and after a call that failed. */
const EVERY_MS = 4_000
const IDLE_MS = 30_000
const AFTER_FAULT_MS = 10_000

/** For how long what was heard last is shown when calls fail. */
const LAST_MS = 10_000

export type Tables = ReadonlyMap<string, BoardTable>

/** Which games are tables, and which of them have the road that is looked for. */
export type Roads = {
  /** False until the first answer, or the first fault. */
  readonly isKnown: boolean
  readonly tables: readonly string[]
  readonly matching: ReadonlySet<string>
}

export const TablesContext = createContext<Tables>(new Map())
export const RoadsContext = createContext<Roads>({ isKnown: true, tables: [], matching: new Set() })

/** What happens at a table right now; nothing for a game that is none. */
export const useTable = (nodeId: string): BoardTable | undefined => use(TablesContext).get(nodeId)

/** Asks what happens at the tables of a category, again and again while the page is seen. */
export function useBoard(gameType: GameType, road: GoodRoad | undefined): { tables: Tables; roads: Roads } {
  const { data, isPending, isError, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...read(gamesBoard, { query: { gameType } }),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return AFTER_FAULT_MS
      return state.data?.tables.length === 0 ? IDLE_MS : EVERY_MS
    },
  })
  const list = isError && errorUpdatedAt - dataUpdatedAt > LAST_MS ? undefined : data?.tables
  const tables = useMemo(() => new Map(list?.map((table) => [table.nodeId, table])), [list])
  return { tables, roads: useRoadsOf(tables, road, !isPending) }
}

/** The same object for as long as it says the same: the list of games is asked for by it. */
function useRoadsOf(tables: Tables, road: GoodRoad | undefined, isKnown: boolean): Roads {
  const all = [...tables.keys()].toSorted().join(' ')
  const good = [...tables.values()].filter(({ results }) => road && hasGoodRoad(road, results))
  const matching = good.map(({ nodeId }) => nodeId).join(' ')
  return useMemo(
    () => ({ isKnown, tables: wordsOf(all), matching: new Set(wordsOf(matching)) }),
    [isKnown, all, matching],
  )
}

const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(' '))
