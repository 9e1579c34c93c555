import { useLingui } from '@lingui/react'
import type { BoardTable } from '@sanuk/contracts/boards'
import { countResults } from '@sanuk/engines/live/roads/result-counts'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { writtenCount } from '../../../language/written-count.ts'
import { countShares } from './count-shares.ts'
import { readResults } from './read-results.ts'
import { useRoadText } from './road-badge.tsx'
import { SIDES, type Sides, type TileLook } from './tile-look.ts'
import { kindOf, lookOf } from './tile-looks.ts'
import { useTable } from './use-board.ts'

/** How many of the latest outcomes are told. */
const LATEST = 3

/** What happens at a table in words, beside its link: found by who reads on, and never spoken by itself. */
export function BoardWords({ nodeId }: { readonly nodeId: string }) {
  const table = useTable(nodeId)
  return table ? (
    <VisuallyHidden>
      <Sentences table={table} />
    </VisuallyHidden>
  ) : null
}

/** Game, phase and players, then what came: all of it one text. */
function Sentences({ table }: { readonly table: BoardTable }) {
  const { _ } = useLingui()
  const kind = kindOf(table)
  const { sides, ...look } = lookOf(table)
  const road = useRoadText({ results: table.results, sides })
  const wins = useWins(table.results, sides)
  const outcomes = useOutcomes(table.outcomes ?? [], look)
  const now = _('lobby.board.words.now', {
    phase: _(`lobby.board.phase.${table.phase}`),
    players: writtenCount(table.players),
  })
  return [
    kind && _('lobby.board.words.kind', { kind: _(`lobby.board.kind.${kind}`) }),
    now,
    wins,
    road && _('lobby.board.words.road', { road }),
    ...outcomes,
  ]
    .filter(Boolean)
    .join(' ')
}

/** How often each side won; null where there is no road. */
function useWins(results: string, sides: Sides | undefined): string | null {
  const { _ } = useLingui()
  if (!sides || results === '') return null
  const counted = countResults(readResults(results))
  const counts = SIDES.flatMap((side) => {
    const told = sides[side]
    return told ? [`${_(`lobby.board.name.${told.name}`)} ${writtenCount(counted[side])}`] : []
  })
  return _('lobby.board.words.wins', { counts: counts.join(', ') })
}

/** How outcomes are shared, and the latest of them. */
function useOutcomes(outcomes: readonly string[], { shares = [], marks }: Omit<TileLook, 'sides'>): string[] {
  const { _ } = useLingui()
  if (outcomes.length === 0) return []
  const parts = shares.flatMap((group) => countShares(outcomes, group))
  const latest = marks && outcomes.slice(-LATEST).toReversed().map(marks)
  const written = latest?.map((coup) =>
    coup.map((mark) => ('text' in mark ? mark.text : _(`lobby.board.name.${mark.name}`))).join(' '),
  )
  return [
    ...(parts.length === 0
      ? []
      : [
          _('lobby.board.words.shares', {
            count: outcomes.length,
            shares: parts.map(({ share, percent }) => `${_(`lobby.board.name.${share.name}`)} ${percent}%`).join(', '),
          }),
        ]),
    ...(written ? [_('lobby.board.words.latest', { marks: written.join(', ') })] : []),
  ]
}
