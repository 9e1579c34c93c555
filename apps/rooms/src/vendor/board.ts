import { OUTCOMES_MAX } from '@sanuk/contracts/boards'
import type { VendorAnswer } from '@sanuk/contracts/vendor'
import type { PastResult, TableState } from '../protocol.ts'
import type { Table } from '../tables/table.ts'
import type { TablePlan } from '../tables/table-plans.ts'
import { TOLD_OUTCOMES } from './board-outcomes.ts'

type BoardTable = VendorAnswer<'board'>['tables'][number]

const LETTERS = { player: 'P', banker: 'B', tie: 'T' } as const

/** What happens at the tables right now, of these games or of all: what their pages are told, and nothing more. */
export function boardOf(
  tables: Iterable<Pick<Table, 'plan' | 'topic'>>,
  games?: readonly string[],
): VendorAnswer<'board'> {
  return {
    tables: [...tables]
      .map(({ plan, topic }) => boardTable(plan, topic.state()))
      .filter(({ game }) => games === undefined || games.includes(game)),
  }
}

/** A table as tiles show it; `TOLD_OUTCOMES` says what is told of its game. */
export function boardTable(
  { title, game }: { readonly title: Pick<TablePlan['title'], 'code'>; readonly game: Pick<TablePlan['game'], 'code'> },
  { phase, coup, series, crowd, results }: TableState,
): BoardTable {
  const { isShoe, hasRoad, outcome } = TOLD_OUTCOMES[game.code]
  return {
    game: title.code,
    kind: game.code,
    // Of a coup in which players decide it is told that it is dealt.
    phase: phase === 'deciding' ? 'dealing' : phase,
    players: crowd.players,
    ...(coup && { opensAt: coup.opensAt, closesAt: coup.closesAt }),
    ...(isShoe && series && { dealt: series.dealt, of: series.length }),
    results: hasRoad ? results.filter(isFought).map(written).join('') : '',
    ...(outcome && { outcomes: results.slice(-OUTCOMES_MAX).map(({ faces }) => outcome(faces)) }),
  }
}

/** A cockfight that its pools cancelled has no winner. */
const isFought = ({ faces: [end] }: PastResult): boolean => end !== 'cancelled'

/** A result on the table's usual road; nothing of a game that has no two sides. */
function written({ roads: [road] }: PastResult): string {
  if (!road) return ''
  const { winner, playerPair, bankerPair } = road
  return `${LETTERS[winner]}${playerPair ? 'p' : ''}${bankerPair ? 'b' : ''}`
}
