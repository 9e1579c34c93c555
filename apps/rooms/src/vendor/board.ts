import type { VendorAnswer } from '@sanuk/contracts/vendor'
import type { PastResult, TableState } from '../protocol.ts'
import type { Table } from '../tables/table.ts'
import type { TablePlan } from '../tables/table-plans.ts'

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

/** A tile knows the words of baccarat only: of other games it is told what is the same for all. */
function boardTable({ title, game }: TablePlan, { phase, coup, series, crowd, results }: TableState): BoardTable {
  const isBaccarat = game.code === 'baccarat'
  return {
    game: title.code,
    // Of a coup in which players decide it is told that it is dealt.
    phase: phase === 'deciding' ? 'dealing' : phase,
    players: crowd.players,
    ...(coup && { opensAt: coup.opensAt, closesAt: coup.closesAt }),
    ...(isBaccarat && series && { dealt: series.dealt, of: series.length }),
    results: isBaccarat ? results.map(written).join('') : '',
  }
}

/** A result on the table's usual road; nothing of a game that has no two sides. */
function written({ roads: [road] }: PastResult): string {
  if (!road) return ''
  const { winner, playerPair, bankerPair } = road
  return `${LETTERS[winner]}${playerPair ? 'p' : ''}${bankerPair ? 'b' : ''}`
}
