import { readSupportKey } from '@sanuk/contracts/office-brand'
import { supportLink } from '@sanuk/contracts/support'
import type { FindMember } from '#platform/capabilities/member'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { SupportLinks, System } from './index.ts'

type Needs = {
  readonly system: Pick<System, 'describe'>
  readonly support: SupportLinks
  readonly findMember: FindMember
}

export function supportRoutes(serve: Serve, { system, support, findMember }: Needs): void {
  serve(supportLink, async ({ brand, caller }) => {
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const { link, until } = await support.linkFor(await system.describe(brand.id), member)
    return { link, until: until.toISOString() }
  })
}

export function supportOfficeRoutes(serve: Serve, { support }: Pick<Needs, 'support'>): void {
  serve(readSupportKey, async ({ brand }) => ({ key: support.keyOf(brand.id).toString('base64url') }))
}
