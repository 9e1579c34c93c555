import { endOtherSessions, endSession, listSessions } from '@sanuk/contracts/sessions'
import type { CountryOf } from '#platform/countries'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { deviceOf } from './device.ts'
import type { Identity } from './index.ts'

export function sessionsRoutes(serve: Serve, needs: { sessions: Identity['sessions']; countryOf: CountryOf }): void {
  const { sessions, countryOf } = needs

  serve(listSessions, async ({ caller }) => ({
    sessions: (await sessions.list(caller.id)).map(({ id, address, userAgent, startedAt, seenAt }) => ({
      id,
      address,
      current: id === caller.session,
      country: countryOf(address),
      device: deviceOf(userAgent),
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  }))

  serve(endSession, async ({ caller, params }) => {
    if (!(await sessions.endOne(caller.id, params.id))) throw new Refusal('not_found')
    return {}
  })

  serve(endOtherSessions, async ({ caller }) => ({ ended: await sessions.endOthers(caller.id, caller.session) }))
}
