import { writeAmount } from '@sanuk/money/amount'
import type { Platform } from '@sanuk/vendor-server/platform/platform'
import { hashOf } from '@sanuk/vendor-server/secret-token'
import type { Page, PageSocket } from '@sanuk/vendor-server/sockets/page-sockets'
import { mineOn } from '../bets/mine-on.ts'
import { type BetWish, faultOf, type PlaceBet } from '../bets/place-bet.ts'
import type { MoveToBox } from '../boxes/box-calls.ts'
import type { Chat } from '../chat/chat.ts'
import { isChatSaid } from '../chat-protocol.ts'
import type { Decide, DecideWish } from '../decisions/decide.ts'
import type { PageMessage, RoomFault, RoomMessage } from '../protocol.ts'
import type { OpenReal, Sessions } from '../sessions/sessions.ts'
import type { Table } from '../tables/table.ts'
import { acceptsCurrency } from '../tables/table-rules.ts'
import type { MemberPages } from './member-pages.ts'

type Needs = {
  readonly sessions: Sessions
  readonly tables: ReadonlyMap<string, Table>
  readonly pages: MemberPages
  readonly platform: Pick<Platform, 'balance'>
  readonly placeBet: PlaceBet
  readonly decide: Decide
  readonly moveToBox: MoveToBox
  readonly chat: Pick<Chat, 'openPage'>
  readonly clock: () => Date
}

/** RFC 6455's registry: come again later. */
const TRY_LATER = 1013

/** Lets a page in by its session, and answers its messages. */
export const admitPage =
  (needs: Needs) =>
  async (socket: PageSocket, first: PageMessage): Promise<Page<PageMessage> | null> => {
    const say = (message: RoomMessage) => socket.say(message)
    const end = (fault: RoomFault) => {
      say({ kind: 'ended', fault })
      return null
    }
    if (first.kind !== 'session') return end('invalid_request')
    const session = await needs.sessions.use(hashOf(first.session), needs.clock())
    if (session?.mode !== 'real') return end('session_ended')
    const reply = await needs.platform.balance(partyOf(session))
    if (reply.kind === 'refused') return end(faultOf(reply.status))
    if (reply.kind === 'unknown') {
      socket.close(TRY_LATER)
      return null
    }
    const { answer: balance } = reply
    if (!needs.pages.join(session.member, socket, balance)) {
      socket.close(TRY_LATER)
      return null
    }
    say({ kind: 'ready', now: needs.clock().getTime(), balance: writeAmount(balance) })
    return openPage(needs, session, socket)
  }

function openPage(needs: Needs, session: OpenReal, socket: PageSocket): Page<PageMessage> {
  const { tables, pages, placeBet, clock, decide, moveToBox } = needs
  const { member } = session
  const chat = needs.chat.openPage(session, socket)
  let watched: ReadonlySet<Table> = new Set()
  /** A table that is followed already is told anew: the page has missed something. */
  const watch = (codes: readonly string[]) => {
    const before = watched
    watched = new Set(codes.flatMap((code) => tables.get(code) ?? []))
    for (const table of before.difference(watched)) table.topic.leave(socket)
    for (const table of watched) {
      table.topic.follow(socket)
      const coup = table.coup()
      if (coup) socket.say(mineOn(table, coup, member))
      if (table.boxes) {
        const own = table.boxes.own(member)
        socket.say({ kind: 'boxes', table: table.plan.title.code, ...own, fault: null } satisfies RoomMessage)
      }
    }
    for (const table of before.symmetricDifference(watched)) table.publishAudience()
  }
  const bet = (wish: BetWish) => {
    const at = clock()
    const table = tables.get(wish.table)
    if (!table) return unknownTable(socket, wish)
    if (!acceptsCurrency(table.plan, session.currency)) {
      const { id, table: code, coup } = wish
      return socket.say({ kind: 'answered', id, table: code, coup, fault: 'game_closed' } satisfies RoomMessage)
    }
    void placeBet(wish, { session, table, limits: table.limits(session), at })
  }
  const decides = (wish: DecideWish) => {
    const at = clock()
    const table = tables.get(wish.table)
    if (!table) return unknownTable(socket, wish)
    void decide(wish, { session, table, at })
  }
  return {
    hear: (message) => {
      if (message.kind === 'watch') watch(message.tables)
      if (message.kind === 'bet') bet(message)
      if (message.kind === 'decide') decides(message)
      if (message.kind === 'take-box' || message.kind === 'leave-box') {
        void moveToBox(message, { session, table: tables.get(message.table) })
      }
      if (isChatSaid(message)) chat.hear(message)
    },
    left: () => {
      chat.left()
      watch([])
      pages.leave(member, socket)
    },
  }
}

function unknownTable(socket: PageSocket, { id, table, coup }: BetWish | DecideWish): void {
  socket.say({ kind: 'answered', id, table, coup, fault: 'unknown_table' } satisfies RoomMessage)
}

const partyOf = ({ ticket, member, currency, game }: OpenReal) => ({ ticket, member, currency, game })
