import { freezeMember, liftMemberFreeze } from '@sanuk/contracts/agent-members'
import { ownFreezes } from '@sanuk/contracts/freezes'
import type { Serve } from '#platform/serve'
import type { Freezes } from './index.ts'

/** What agents freeze, and what the frozen see of it. */
export function freezesRoutes(serve: Serve, { freezes }: { readonly freezes: Freezes }): void {
  const of = async (member: string) => [...((await freezes.of([member])).get(member) ?? [])]
  serve(freezeMember, async ({ caller, brand, params, body }) => {
    await freezes.freeze({ brand: brand.id, agent: caller, member: params.id }, body)
    return { freezes: await of(params.id) }
  })
  serve(liftMemberFreeze, async ({ caller, brand, params }) => {
    await freezes.lift({ brand: brand.id, agent: caller, member: params.id }, params.kind)
    return { freezes: await of(params.id) }
  })
  serve(ownFreezes, async ({ caller }) => ({ list: await of(caller.id) }))
}
