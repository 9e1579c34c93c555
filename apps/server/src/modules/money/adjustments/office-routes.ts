import { proposeAdjustment } from '@sanuk/contracts/adjustments'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { parseAmount, ZERO } from '@sanuk/money/amount'
import type { Propose } from '#platform/capabilities/approval'
import type { FindMember } from '#platform/capabilities/member'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'

type Needs = { readonly findMember: FindMember; readonly propose: Propose }

export function adjustmentsOfficeRoutes(serve: Serve, { findMember, propose }: Needs): void {
  serve(proposeAdjustment, async ({ caller, brand, params, body }) => {
    const member = await findMember(params.id)
    if (member?.brand !== brand.id) throw new Refusal('not_found')
    if (member.type === TRIAL_TYPE) throw new Refusal('in_need_true_account')
    if (member.closedAt) throw new Refusal('member_closed')
    if (parseAmount(body.amount) === ZERO) throw new Refusal('amount_below_minimum')
    const { id } = await propose(caller, brand.id, {
      kind: 'members.adjust',
      about: member.username,
      subjectId: member.id,
      details: body,
      note: body.reason,
    })
    return { proposal: id }
  })
}
