import type { Log } from '@sanuk/host/log'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { Platform } from '@sanuk/vendor-server/platform/platform'
import { hashOf } from '@sanuk/vendor-server/secret-token'
import { openSession } from '@sanuk/vendor-server/sessions/open-session'
import { faultOf } from '../bets/place-bet.ts'
import type { Opened } from '../room-calls.ts'
import type { OpenReal, Sessions } from '../sessions/sessions.ts'
import type { Table } from '../tables/table.ts'
import { tableRules } from '../tables/table-rules.ts'
import { RoomRefusal } from './room-refusal.ts'

type Needs = {
  readonly sessions: Sessions
  readonly platform: Pick<Platform, 'authenticate' | 'balance'>
  readonly tables: ReadonlyMap<string, Table>
  readonly clock: () => Date
  readonly log: Log
}

/** Opens launched tables, and tells a page again what it was told. */
export function openTable(needs: Needs) {
  const { sessions, platform, clock } = needs
  const open = openSession({ ...needs, demoLimits: refuseDemo })
  const told = async (token: string, session: OpenReal): Promise<Opened> => {
    const { ticket, member, currency, game } = session
    const reply = await platform.balance({ ticket, member, currency, game })
    if (reply.kind === 'unknown') throw new RoomRefusal('platform_unreachable')
    if (reply.kind === 'refused') throw new RoomRefusal(faultOf(reply.status))
    return openedBy(needs, token, { ...session, balance: reply.answer })
  }
  return {
    /** Refuses with `session_ended` and with what the platform makes of the ticket. */
    open: async (launchId: string): Promise<Opened> => {
      const reply = await open(launchId)
      if (reply.kind === 'unknown') throw new RoomRefusal('platform_unreachable')
      if (reply.kind === 'refused') throw new RoomRefusal(faultOf(reply.status))
      const { token, session } = reply.answer
      if (session.mode !== 'real') throw new RoomRefusal('game_closed')
      return told(token, session)
    },
    state: async (token: string | undefined): Promise<Opened> => {
      const session = token === undefined ? null : await sessions.use(hashOf(token), clock())
      if (token === undefined || session?.mode !== 'real') throw new RoomRefusal('session_ended')
      return told(token, session)
    },
  }
}

type WithBalance = OpenReal & { readonly balance: Amount }

function openedBy({ tables }: Pick<Needs, 'tables'>, token: string, session: WithBalance): Opened {
  const { nickname, currency, language, balance, returnUrl, cashierUrl, historyUrl } = session
  const table = tables.get(session.game)
  if (!table) throw new RoomRefusal('game_closed')
  return {
    session: token,
    nickname,
    currency,
    language,
    balance: writeAmount(balance),
    table: tableRules(table.plan, table.limits(session)),
    returnUrl,
    cashierUrl,
    historyUrl,
  }
}

/** Everybody sits at the same table and plays for money: there is none to sit down at for nothing. */
function refuseDemo(): never {
  throw new RoomRefusal('game_closed')
}
