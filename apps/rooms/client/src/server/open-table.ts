import { continueSession } from '@sanuk/vendor-client/server/continue-session'
import { keepsSession } from '@sanuk/vendor-client/server/kept-session'
import { type Opened, ROOM_CALLS } from '#room-calls'
import { call } from './call.ts'

/** The table behind a launch ticket. May be called again until it answers. Throws as `call` does. */
export const openTable = (launch: string): Promise<Opened> =>
  continueSession({
    launch,
    keeper: keepsSession('sanuk-rooms-session'),
    open: () => call(ROOM_CALLS.open, { body: { launch } }),
    state: (session) => call(ROOM_CALLS.state, { session }),
  })
