import * as contract from '@sanuk/contracts/office-freezes'
import type { DemandMember } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Serve } from '#platform/serve'
import type { FreezeRecord, Freezes } from './index.ts'

type Needs = {
  readonly freezes: Freezes
  readonly demandMember: DemandMember
  readonly operatorNames: OperatorNames
}

/** What operators see of a member's freezes, and decide about them. */
export function freezesOfficeRoutes(serve: Serve, { freezes, demandMember, operatorNames }: Needs): void {
  serve(contract.memberFreezes, async ({ brand, params }) => {
    const { id } = await demandMember(brand.id, params.id)
    const list = await freezes.ofMember(id)
    const [members, operators] = await Promise.all([
      freezes.namesOf(list),
      operatorNames(
        list.flatMap(({ extendedBy, liftedByOperator }) => [extendedBy ?? [], liftedByOperator ?? []].flat()),
      ),
    ])
    const operator = (one: string | null) => (one === null ? null : (operators.get(one) ?? ''))
    const agent = (one: string | null) => (one === null ? null : (members.get(one)?.username ?? ''))
    return {
      list: list.map((freeze: FreezeRecord) => ({
        id: freeze.id,
        kind: freeze.kind,
        agent: { id: freeze.agent, username: agent(freeze.agent) ?? '' },
        reason: freeze.reason,
        frozenAt: freeze.frozenAt.toISOString(),
        endsAt: freeze.endsAt?.toISOString() ?? null,
        endedAt: freeze.endedAt?.toISOString() ?? null,
        extendedBy: operator(freeze.extendedBy),
        extendedBecause: freeze.extendedBecause,
        liftedBy: operator(freeze.liftedByOperator) ?? agent(freeze.liftedByAgent),
        liftedBecause: freeze.liftedBecause,
      })),
    }
  })
  serve(contract.liftFreeze, async ({ caller, brand, params, body }) => {
    await freezes.liftByOperator(brand.id, params.id, { operator: caller.id, reason: body.reason })
    return {}
  })
  serve(contract.extendFreeze, async ({ caller, brand, params, body }) => {
    await freezes.extend(brand.id, params.id, { operator: caller.id, ...body })
    return {}
  })
}
