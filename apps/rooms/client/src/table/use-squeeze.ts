import { useState } from 'react'
import type { TableRules } from '#protocol'
import type { Stakes } from '../bets/stakes.ts'
import type { Squeeze } from '../games/squeeze.ts'
import type { Preferences } from '../preferences.ts'
import { placed, type View } from '../view/view.ts'

/** Where cards are turned by the players who have not said that they do not want it. */
const SQUEEZE_TABLES = ['baccarat-squeeze']

/** What the player has turned of a coup. */
type Turned = { readonly coup: string | null; readonly turned: ReadonlySet<number>; readonly isSkipped: boolean }

const nothingOf = (coup: string | null): Turned => ({ coup, turned: new Set(), isSkipped: false })

/** Spots beside those of a side's name on which one bets on the cards of a side. */
const SIDE_OF: Readonly<Record<string, string>> = { 'super-six': 'banker', 'dragon-7': 'banker', 'panda-8': 'player' }

/** Whether the table lets its players turn cards, and this one wants to. Null where it cannot be wanted. */
export function squeezes(rules: Pick<TableRules, 'game' | 'code'>, { squeeze }: Preferences): boolean | null {
  if (rules.game !== 'baccarat') return null
  return squeeze ?? SQUEEZE_TABLES.includes(rules.code)
}

/** The sides whose cards a player with these stakes turns: those that he bet on. */
export function squeezedSides(stakes: Stakes): ReadonlySet<string> {
  const sides = [...stakes.keys()].map((spot) => SIDE_OF[spot] ?? /^(player|banker)\b/.exec(spot)?.[1])
  return new Set(sides.filter((side) => side !== undefined))
}

/** The cards that lie face down before the player: those of his side, until he turns them or the result is told. */
export function useSqueeze(view: View, isOn: boolean): Squeeze | null {
  const [state, setState] = useState(nothingOf(null))
  const { table, still } = view
  const coup = table?.coup ?? null
  const id = coup?.id ?? null
  const ownOf = (of: Turned) => (of.coup === id ? of : nothingOf(id))
  const own = ownOf(state)
  if (!isOn || !coup || own.isSkipped || table?.phase !== 'dealing') return null
  const sides = squeezedSides(placed(view))
  const covered = coup.shown.flatMap(({ place }, at) =>
    at >= still && sides.has(place) && !own.turned.has(at) ? [at] : [],
  )
  return {
    covered: new Set(covered),
    turn: (at) => setState((before) => ({ ...ownOf(before), turned: new Set([...ownOf(before).turned, at]) })),
    turnAll: () => setState((before) => ({ ...ownOf(before), isSkipped: true })),
  }
}
