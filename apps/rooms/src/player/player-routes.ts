import { bodyOf, serveCall, tokenOf } from '@sanuk/vendor-server/player/player-calls'
import type { FastifyInstance } from 'fastify'
import { type Opened, type Replay, ROOM_CALLS } from '../room-calls.ts'
import type { otherTables } from './other-tables.ts'

type Needs = {
  readonly open: (launchId: string) => Promise<Opened>
  readonly state: (token: string | undefined) => Promise<Opened>
  readonly replay: (ticket: string) => Promise<Replay>
  readonly others: ReturnType<typeof otherTables>
}

/** The calls of a table's page; everything else goes over its socket. */
export function playerRoutes(app: FastifyInstance, { open, state, replay, others }: Needs): void {
  serveCall(app, ROOM_CALLS.open, (request) => open(bodyOf(request, ROOM_CALLS.open.body).launch))
  serveCall(app, ROOM_CALLS.state, (request) => state(tokenOf(request)))
  serveCall(app, ROOM_CALLS.tables, (request) => others.list(tokenOf(request)))
  serveCall(app, ROOM_CALLS.rules, (request) =>
    others.rules(tokenOf(request), bodyOf(request, ROOM_CALLS.rules.body).tables),
  )
  serveCall(app, ROOM_CALLS.replay, (request) => replay(bodyOf(request, ROOM_CALLS.replay.body).ticket))
}
