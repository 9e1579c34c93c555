import * as contract from '@sanuk/contracts/office-protection'
import { parseAmount } from '@sanuk/money/amount'
import type { PaidSince } from '#platform/capabilities/deposit-sums'
import type { DemandMember, FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Clock } from '#platform/clock'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import { answerOfChange, answerOfStanding } from './answers.ts'
import type { Protection } from './index.ts'

type Needs = {
  readonly protection: Protection
  readonly paidSince: PaidSince
  readonly demandMember: DemandMember
  readonly findMembers: FindMembers
  readonly findByUsername: FindMemberByUsername
  readonly clock: Clock
  readonly operatorNames: OperatorNames
}

/** What staff see of members' protection, and the little they may do: tighten it. */
export function protectionOfficeRoutes(serve: Serve, needs: Needs): void {
  const { protection, demandMember, findMembers, operatorNames } = needs

  serve(contract.readProtection, async ({ brand, params }) => {
    const member = await demandMember(brand.id, params.id)
    const [standing, { list }] = await Promise.all([
      protection.standing(member, needs.paidSince),
      protection.changes(member.id, null),
    ])
    const names = await operatorNames(list.flatMap(({ operator }) => operator ?? []))
    const { limits, closure } = answerOfStanding(standing)
    const changes = list.map((change) => ({
      ...answerOfChange(change),
      reason: change.reason,
      operator: change.operator && (names.get(change.operator) ?? ''),
    }))
    return { limits, closure, changes }
  })

  serve(contract.tightenLimit, async ({ brand, caller, params, body }) => {
    const member = await demandMember(brand.id, params.id)
    const { kind, period, reason } = body
    const by = { operator: caller.id, reason }
    await protection.setLimit(member, { kind, period, value: parseAmount(body.value), by })
    return {}
  })

  serve(contract.excludeMember, async ({ brand, caller, params, body }) => {
    const member = await demandMember(brand.id, params.id)
    await protection.takeBreak(member, body.term, { operator: caller.id, reason: body.reason })
    return {}
  })

  serve(contract.listAway, async ({ brand, query }) => {
    const member = await wantedMember(needs.findByUsername, brand.id, query.search)
    const wanted = { now: needs.clock(), kind: query.kind, member }
    const { list, nextCursor } = await protection.closedAt(brand.id, wanted, readListQuery(query, brand))
    const members = await findMembers(list.map(({ member }) => member))
    return {
      list: list.map(({ member, closure: { kind, since, until, reopensAt } }) => ({
        id: member,
        username: members.get(member)?.username ?? '',
        kind,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
        reopensAt: reopensAt?.toISOString() ?? null,
      })),
      nextCursor,
    }
  })
}
