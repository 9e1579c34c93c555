import { officeUpline, proposeUpline } from '@sanuk/contracts/office-upline'
import { writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import type { Upline } from './index.ts'

type Needs = {
  readonly upline: Upline
  readonly approvals: ProposeAndShow
  readonly findMembers: FindMembers
  readonly findByUsername: FindMemberByUsername
}

export function uplineOfficeRoutes(serve: Serve, { upline, approvals, findMembers, findByUsername }: Needs): void {
  serve(officeUpline, async ({ brand, query }) => {
    const member = await wantedMember(findByUsername, brand.id, query.search)
    const [rules, today, waiting, { list, nextCursor }] = await Promise.all([
      upline.listRules(brand.id),
      upline.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['upline.rules'], [brand.id]),
      upline.ofBrand(brand.id, member, readListQuery(query, brand)),
    ])
    const names = await findMembers(list.flatMap(({ member, receiver }) => [member, receiver]))
    const person = (id: string) => ({ id, username: names.get(id)?.username ?? '' })
    return {
      rules,
      today,
      proposal: waiting.get(brand.id)?.id ?? null,
      nextCursor,
      list: list.map(({ id, member, receiver, direction, amount, sentAt }) => ({
        id,
        direction,
        from: person(member),
        to: person(receiver),
        amount: writeAmount(amount),
        at: sentAt.toISOString(),
      })),
    }
  })
  serve(proposeUpline, async ({ caller, brand, body }) => {
    upline.validateRules(body)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'upline.rules',
      about: brand.name,
      subjectId: brand.id,
      details: body,
    })
    return { proposal: id }
  })
}
