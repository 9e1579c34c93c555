import { type BoardTable, gamesBoard, TABLE_KINDS, type TableKind } from '@sanuk/contracts/boards'
import type { GameType } from '@sanuk/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { read } from '../../../wire/read.ts'
import type { TableSearch } from '../lobby-search.ts'
import { hasGoodRoad } from './good-roads.ts'
import { kindOf, lookOf } from './tile-looks.ts'

/** How often a visible page asks: while there are tables, while there are none, and after a call that failed. */
const EVERY_MS = 4_000
const IDLE_MS = 30_000
const AFTER_FAULT_MS = 10_000

/** For how long what was heard last is shown when calls fail. */
const LAST_MS = 10_000

export type Tables = ReadonlyMap<string, BoardTable>

/** What is known of the tables of a lobby, and which of them are looked for. */
export type TableChoice = {
  /** False until the first answer, or the first fault. */
  readonly isKnown: boolean
  readonly tables: readonly string[]
  /** The games that are played there, in the order of the contract. */
  readonly kinds: readonly TableKind[]
  /** Tables of the game and with the road that are looked for, those with most players first. */
  readonly matching: readonly string[]
}

export const TablesContext = createContext<Tables>(new Map())
export const TableChoiceContext = createContext<TableChoice>({ isKnown: true, tables: [], kinds: [], matching: [] })

/** What happens at a table right now; nothing for a game that is none. */
export const useTable = (nodeId: string): BoardTable | undefined => use(TablesContext).get(nodeId)

/** Asks what happens at the tables of a category, again and again while the page is seen. */
export function useBoard(gameType: GameType, search: TableSearch): { tables: Tables; choice: TableChoice } {
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
  return { tables, choice: useChoiceOf(tables, search, !isPending) }
}

/** The same object for as long as it says the same: the list of games is asked for by it. */
function useChoiceOf(tables: Tables, { table, road, order }: TableSearch, isKnown: boolean): TableChoice {
  const all = [...tables.keys()].toSorted().join(' ')
  const byPlayers = usePlayerOrder(tables, `${table} ${road} ${order} ${all}`)
  const kinds = TABLE_KINDS.filter((kind) => [...tables.values()].some((one) => kindOf(one) === kind)).join(' ')
  const matching = byPlayers
    .filter((nodeId) => {
      const one = tables.get(nodeId)
      return (
        one && (!table || kindOf(one) === table) && (!road || (lookOf(one).sides && hasGoodRoad(road, one.results)))
      )
    })
    .join(' ')
  return useMemo(
    () => ({
      isKnown,
      tables: wordsOf(all),
      kinds: TABLE_KINDS.filter((kind) => wordsOf(kinds).includes(kind)),
      matching: wordsOf(matching),
    }),
    [isKnown, all, kinds, matching],
  )
}

/**
 * The tables by their players, the most first, as it was when they began to be looked for so: tiles do not change their
 * places under the finger because somebody came or left.
 */
function usePlayerOrder(tables: Tables, lookedFor: string): readonly string[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search takes the order anew, a new answer does not
  return useMemo(
    () => [...tables.values()].toSorted((one, other) => other.players - one.players).map(({ nodeId }) => nodeId),
    [lookedFor],
  )
}

const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(' '))
