import type { TableRules } from '#protocol'
import type { FeltProps, GameLook } from '../games/game-look.ts'

/** So many spots where a game does not say which are the main ones. */
const USUAL = 6

/** The rules of a table with nothing but its main spots, in the order in which they lie on a small card. */
export function mainRules({ compact, divided }: Pick<GameLook, 'compact' | 'divided'>, rules: TableRules): TableRules {
  const main = compact ?? divided
  const spots = main
    ? main.flatMap((code) => rules.spots.find(({ spot }) => spot === code) ?? [])
    : rules.spots.slice(0, USUAL)
  return { ...rules, spots }
}

/** A small cloth of any game: its spots side by side. */
export function CompactFelt({ view, Spot }: FeltProps) {
  return (
    <div className="compact-felt">
      {view.rules.spots.map(({ spot }) => (
        <Spot key={spot} spot={spot} />
      ))}
    </div>
  )
}

/** A game as a small card shows it. */
export const compactLook = (look: GameLook): GameLook => ({ ...look, divided: [], Felt: CompactFelt })
