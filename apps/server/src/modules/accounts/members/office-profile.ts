import { randomUUID } from 'node:crypto'
import {
  lookAtMemberProfile,
  readMemberProfile,
  removePortrait,
  SENSITIVE_FIELDS,
} from '@sanuk/contracts/office-member-profile'
import { PROFILE_FIELDS } from '@sanuk/contracts/profile'
import type { RecordAuditEntry } from '#platform/capabilities/audit-entry'
import type { FindPictures } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from './index.ts'
import type { Told } from './store/own-profile.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Members
  readonly pictures: { readonly find: FindPictures }
  readonly sayDeed: RecordAuditEntry
  /** Tells the member, once it is committed. */
  readonly tellPortraitRemoved: (
    member: string,
    of: { readonly picture: string; readonly reason: string },
  ) => Promise<void>
}

/** As many characters as it takes to compare what a caller says. */
const SHOWN = 2

/** What members told of themselves and how they look, as operators see it. */
export function memberProfileRoutes(serve: Serve, needs: Needs): void {
  const { members, pictures } = needs

  serve(readMemberProfile, async ({ brand, params }) => {
    const member = await members.demand(brand.id, params.id)
    const [told, agreed, found] = await Promise.all([
      members.profileOf(member.id),
      members.agreementOf(member.id),
      pictures.find(brand.id, member.picture ? [member.picture] : []),
    ])
    const picture = found.get(member.picture ?? '')?.webp ?? null
    return {
      told: shown(told, 'masked'),
      portrait: { avatar: member.avatar, picture },
      agreed: agreed && { ...agreed, at: agreed.at.toISOString() },
    }
  })

  serve(lookAtMemberProfile, async ({ brand, params }) => {
    const { id } = await members.demand(brand.id, params.id)
    const told = await members.profileOf(id)
    // Before anything is answered: who looked is written down, or nobody looks.
    await needs.sayDeed({ subject: 'members.member', subjectId: id, details: { looked: 'profile' } })
    return { told: shown(told, 'whole') }
  })

  serve(removePortrait, async ({ brand, caller, params, body: { reason } }) => {
    const { id: member, picture } = await members.demand(brand.id, params.id)
    await inTransaction(needs.database, async (transaction) => {
      if (!(await members.removePortrait(transaction, member))) throw new Refusal('changed_meanwhile')
      const note = { id: randomUUID(), brand: brand.id, member, operator: caller.id, at: needs.clock() }
      await members.addNote(transaction, { ...note, kind: 'portrait_removed', text: reason })
    })
    await needs.tellPortraitRemoved(member, { picture: picture ?? '', reason })
    return {}
  })
}

/** In the order in which it is asked; nobody's name is hidden from who speaks with them. */
function shown(told: Told, how: 'masked' | 'whole') {
  return PROFILE_FIELDS.flatMap((name) => {
    const value = told[name]
    if (!value) return []
    const masked = how === 'masked' && SENSITIVE_FIELDS.includes(name)
    return [{ name, value: masked ? mask(value) : value, masked }]
  })
}

const mask = (value: string): string => `••••${value.length > SHOWN * 2 ? value.slice(-SHOWN) : ''}`
