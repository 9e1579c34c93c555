import { useLingui } from '@lingui/react'
import { countResults } from '@sanuk/engines/live/roads/result-counts'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { writtenCount } from '../../../language/written-count.ts'
import { readResults } from './read-results.ts'
import { useTable } from './use-board.ts'

/** What happens at a table in words, beside its link: found by who reads on, and never spoken by itself. */
export function BoardWords({ nodeId }: { readonly nodeId: string }) {
  const { _ } = useLingui()
  const table = useTable(nodeId)
  if (!table) return null
  const { banker, player, tie } = countResults(readResults(table.results))
  const now = { phase: _(`lobby.board.phase.${table.phase}`), players: writtenCount(table.players) }
  if (table.results === '') return <VisuallyHidden>{_('lobby.board.words.now', now)}</VisuallyHidden>
  return (
    <VisuallyHidden>
      {_('lobby.board.words', {
        ...now,
        banker: writtenCount(banker),
        player: writtenCount(player),
        tie: writtenCount(tie),
      })}
    </VisuallyHidden>
  )
}
