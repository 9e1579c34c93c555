import { randomUUID } from 'node:crypto'
import { addMemberNote, listMemberNotes, readMember } from '@sanuk/contracts/office-members'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { HasPassword } from '#platform/capabilities/own-password'
import type { LastPlayedBy } from '#platform/capabilities/played-rounds'
import type { SeatsOf } from '#platform/capabilities/seats'
import type { BalancesOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { maskAddress, maskNumber } from '#platform/masked-contact'
import type { Serve } from '#platform/serve'
import type { Members } from './index.ts'
import { lastSeen } from './office-routes.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Members
  readonly balancesOf: BalancesOf
  readonly seatsOf: SeatsOf
  readonly hasPassword: HasPassword
  readonly operatorNames: OperatorNames
  readonly lastPlayedBy: LastPlayedBy
}

/** One member as operators see them, and what they wrote of them. */
export function memberRecordRoutes(serve: Serve, needs: Needs): void {
  const { members, operatorNames } = needs

  serve(readMember, async ({ brand, caller, params }) => {
    const member = await members.demand(brand.id, params.id)
    const [number, balances, seats, contacts, inviter, hasPassword, played] = await Promise.all([
      members.numberOf(member.id),
      needs.balancesOf([member.id]),
      needs.seatsOf(member.id),
      members.contactsOf(member.id),
      member.invitedBy === null ? null : members.find(member.invitedBy),
      needs.hasPassword(member.id),
      needs.lastPlayedBy([member.id]),
    ])
    const whole = caller.powers.has('members.change')
    const contact = (text: string | null, provedAt: Date | null, mask: (text: string) => string) =>
      text === null ? null : { text: whole ? text : mask(text), provedAt: provedAt?.toISOString() ?? null }
    return {
      id: member.id,
      number,
      username: member.username,
      nickname: member.nickname,
      type: member.type,
      currency: member.currency,
      balance: writeAmount(balances.get(member.id) ?? ZERO),
      seats: seats.map(({ vendor, seat, amount, seatedAt }) => ({
        vendor,
        seat,
        amount: writeAmount(amount),
        since: seatedAt.toISOString(),
      })),
      joinedAt: member.joinedAt.toISOString(),
      lastSeenAt: lastSeen(member, played)?.toISOString() ?? null,
      closedAt: member.closedAt?.toISOString() ?? null,
      mobile: contact(contacts.mobile, contacts.mobileVerifiedAt, maskNumber),
      email: contact(contacts.email, contacts.emailVerifiedAt, maskAddress),
      invitedBy: inviter && { id: inviter.id, username: inviter.username },
      hasPassword,
    }
  })

  serve(listMemberNotes, async ({ brand, params }) => {
    const notes = await members.notesOf((await members.demand(brand.id, params.id)).id)
    const names = await operatorNames(notes.map(({ operator }) => operator))
    return {
      list: notes.map(({ at, operator, ...note }) => ({
        ...note,
        at: at.toISOString(),
        operator: names.get(operator) ?? '',
      })),
    }
  })

  serve(addMemberNote, async ({ brand, caller, params, body }) => {
    const { id: member } = await members.demand(brand.id, params.id)
    const note = { id: randomUUID(), brand: brand.id, member, operator: caller.id, at: needs.clock() }
    await members.addNote(needs.database, { ...note, kind: 'note', text: body.text })
    return {}
  })
}
