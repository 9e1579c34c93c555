import {
  closeMember,
  endMemberSession,
  endMemberSessions,
  giveMemberPassword,
  listMemberSessions,
  reopenMember,
} from '@sanuk/contracts/office-members'
import type { Member } from '#platform/capabilities/member'
import type { CountryOf } from '#platform/countries'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { deviceOf } from './device.ts'
import type { Identity } from './index.ts'

type Needs = {
  readonly identity: Pick<Identity, 'desk' | 'sessions'>
  readonly countryOf: CountryOf
  /** A member of this brand. Refuses with `not_found`. */
  readonly demandMember: (brand: string, id: string) => Promise<Member>
}

/** What operators do to a member's way in. */
export function identityOfficeRoutes(serve: Serve, { identity, countryOf, demandMember }: Needs): void {
  const { desk, sessions } = identity

  serve(closeMember, async ({ brand, caller, params, body }) => {
    await desk.close(await demandMember(brand.id, params.id), { operator: caller.id, reason: body.reason })
    return {}
  })

  serve(reopenMember, async ({ brand, caller, params, body }) => {
    await desk.reopen(await demandMember(brand.id, params.id), { operator: caller.id, reason: body.reason })
    return {}
  })

  serve(giveMemberPassword, async ({ brand, params }) => ({
    password: await desk.givePassword(await demandMember(brand.id, params.id)),
  }))

  serve(listMemberSessions, async ({ brand, params }) => {
    const { id: member } = await demandMember(brand.id, params.id)
    return {
      list: (await sessions.list(member)).map(({ id, address, userAgent, startedAt, seenAt }) => ({
        id,
        address,
        country: countryOf(address),
        device: deviceOf(userAgent),
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    }
  })

  serve(endMemberSession, async ({ brand, params }) => {
    const { id: member } = await demandMember(brand.id, params.id)
    if (!(await sessions.endOne(member, params.session))) throw new Refusal('not_found')
    return {}
  })

  serve(endMemberSessions, async ({ brand, params }) => ({
    ended: await desk.endAll((await demandMember(brand.id, params.id)).id),
  }))
}
