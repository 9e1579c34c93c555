import { writeAmount } from '@sanuk/money/amount'
import { hashOf } from '@sanuk/vendor-server/secret-token'
import type { TableRules } from '../protocol.ts'
import type { ListedTable } from '../room-calls.ts'
import type { OpenReal, Sessions } from '../sessions/sessions.ts'
import type { Table } from '../tables/table.ts'
import { tableRules } from '../tables/table-rules.ts'
import { RoomRefusal } from './room-refusal.ts'

type Needs = {
  readonly sessions: Pick<Sessions, 'use'>
  readonly tables: ReadonlyMap<string, Table>
  readonly clock: () => Date
}

/** So many results of a table stand in the list. */
const RESULTS = 12

/** The other tables of the hall, for a session that was opened at one of them. Refuses with `session_ended`. */
export function otherTables({ sessions, tables, clock }: Needs) {
  const sessionOf = async (token: string | undefined): Promise<OpenReal> => {
    const session = token === undefined ? null : await sessions.use(hashOf(token), clock())
    if (session?.mode !== 'real') throw new RoomRefusal('session_ended')
    return session
  }
  return {
    list: async (token: string | undefined): Promise<{ now: number; tables: ListedTable[] }> => {
      const session = await sessionOf(token)
      return {
        now: clock().getTime(),
        tables: [...tables.values()].filter(isOneOfSeveral).map((table) => listed(table, session)),
      }
    },
    rules: async (token: string | undefined, codes: readonly string[]): Promise<{ tables: TableRules[] }> => {
      const session = await sessionOf(token)
      const found = [...new Set(codes)].flatMap((code) => tables.get(code) ?? []).filter(isOneOfSeveral)
      return { tables: found.map((table) => tableRules(table.plan, table.limits(session))) }
    },
  }
}

const isOneOfSeveral = ({ plan }: Table): boolean => !plan.game.isAlone

function listed({ plan, topic, limits: limitsOf }: Table, session: OpenReal): ListedTable {
  const { title, game } = plan
  const { phase, coup, results, crowd } = topic.state()
  const limits = limitsOf(session)
  const [least] = [...limits.spots.values()].map(({ minimum }) => minimum)
  return {
    code: title.code,
    names: title.names,
    game: game.code,
    variant: game.variant,
    sides: game.sides.map(({ red, blue }) => ({ red, blue })),
    minimum: writeAmount(least ?? limits.maximum),
    maximum: writeAmount(limits.maximum),
    players: crowd.players,
    phase,
    closesAt: phase === 'betting' && coup ? coup.closesAt : null,
    results: results.slice(-RESULTS),
  }
}
