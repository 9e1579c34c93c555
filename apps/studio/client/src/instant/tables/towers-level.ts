import { useRef } from 'react'
import type * as z from 'zod/mini'
import type { towersWire } from '#instant-wire'
import type { BoardProps, PayTables } from '../kind.ts'

export type TowersChoice = z.output<typeof towersWire.choice>
export type TowersView = z.output<typeof towersWire.view>
export type Level = TowersChoice['level']

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const satisfies readonly Level[]

type Played = { readonly level: Level; readonly chosen: Level; readonly round: string }

type OnBoard = Pick<BoardProps<TowersChoice, never, TowersView>, 'view' | 'round' | 'tables'>

/**
 * The level on the board: that of the round, as long as no other one is chosen. A round that is taken up again names
 * none, but what its next row pays is paid by one level only.
 */
export function useLevel(chosen: Level, { view, round, tables = {} }: OnBoard) {
  const played = useRef<Played>({ level: chosen, chosen, round: '' })
  if (view && view.next !== null) played.current = { level: levelOf(view, tables) ?? chosen, chosen, round }
  const { current } = played
  const isOnBoard = view !== null && current.round === round && current.chosen === chosen
  return isOnBoard ? { level: current.level, shown: view } : { level: chosen, shown: null }
}

function levelOf({ picks, next }: TowersView, tables: PayTables): Level | undefined {
  return LEVELS.find((level) => tables[level]?.[picks.length] === next)
}
