import {
  acceptDocument,
  claimDocument,
  DOCUMENT_HOURS,
  listDocuments,
  lookAtDocument,
  memberVerification,
  readDocumentRules,
  rejectDocument,
  saveDocumentRules,
} from '@sanuk/contracts/office-documents'
import { PROFILE_FIELDS } from '@sanuk/contracts/profile'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { RecordAuditEntry } from '#platform/capabilities/audit-entry'
import type { DemandMember, FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import type { ProfileOf } from '#platform/capabilities/member-profile'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import type { DocumentRecord, Documents } from './index.ts'
import { stateOn } from './standing.ts'

type Needs = {
  readonly documents: Documents
  readonly members: {
    readonly demand: DemandMember
    readonly findByUsername: FindMemberByUsername
    readonly findMany: FindMembers
    readonly profileOf: ProfileOf
  }
  readonly operatorNames: OperatorNames
  readonly sayDeed: RecordAuditEntry
}

export function documentsOfficeRoutes(serve: Serve, { documents, members, operatorNames, sayDeed }: Needs): void {
  const shownMany = async (list: readonly DocumentRecord[], brand: Brand) => {
    const [people, names] = await Promise.all([
      members.findMany(list.map(({ member }) => member)),
      operatorNames(list.flatMap(({ claimed_by, decided_by }) => [claimed_by ?? [], decided_by ?? []].flat())),
    ])
    const staff = (id: string | null) => (id === null ? null : { id, username: names.get(id) ?? '' })
    const today = documents.todayAt(brand)
    return list.map((one) => ({
      ...{ id: one.id, kind: one.kind, state: stateOn(one, today), reason: one.reason, note: one.note },
      member: { id: one.member, username: people.get(one.member)?.username ?? '' },
      ...{ claimedBy: staff(one.claimed_by), decidedBy: staff(one.decided_by), expiresOn: one.expires_on },
      ...{ sentAt: one.sent_at.toISOString(), decidedAt: one.decided_at?.toISOString() ?? null },
      dueAt: new Date(one.sent_at.getTime() + DOCUMENT_HOURS * 3600_000).toISOString(),
    }))
  }

  serve(listDocuments, async ({ brand, query: { state = 'waiting', kind, member, search, ...order } }) => {
    const named = await wantedMember(members.findByUsername, brand.id, search)
    const wanted = { state, kind, member, named, today: documents.todayAt(brand) }
    // What waits is answered the oldest first.
    const usual = state === 'waiting' ? 'oldest' : 'newest'
    const [{ list, nextCursor }, { waiting }] = await Promise.all([
      documents.list(brand.id, wanted, readListQuery(order, { timeZone: brand.timeZone, usual })),
      documents.queue(brand.id),
    ])
    return { list: await shownMany(list, brand), nextCursor, waiting }
  })

  serve(memberVerification, async ({ brand, params }) => {
    const { id } = await members.demand(brand.id, params.id)
    const [{ state, missing }, list] = await Promise.all([documents.standing(id, brand), documents.ofMember(id)])
    const today = documents.todayAt(brand)
    return {
      ...{ state, missing },
      list: list.map((one) => ({
        ...{ id: one.id, kind: one.kind, state: stateOn(one, today), sentAt: one.sent_at.toISOString() },
        ...{ reason: one.reason, expiresOn: one.expires_on },
      })),
    }
  })

  serve(lookAtDocument, async ({ brand, params }) => {
    const document = await documents.demand(brand.id, params.id)
    const [[shown], told, pictures] = await Promise.all([
      shownMany([document], brand),
      members.profileOf(document.member),
      documents.picturesOf(document),
    ])
    if (!shown) throw new Error('a document that was found is shown')
    // Before anything is answered: who looked is written down, or nobody looks.
    const { member, kind } = document
    await sayDeed({ subject: 'documents.document', subjectId: document.id, details: { looked: kind, member } })
    return {
      ...shown,
      pictures: pictures.map((bytes) => bytes.toString('base64')),
      told: PROFILE_FIELDS.flatMap((name) => (told[name] ? [{ name, value: told[name] }] : [])),
    }
  })

  serve(claimDocument, async ({ brand, caller, params, body }) => {
    await documents.claim(params.id, body.mine, { brand, operator: caller.id })
    return {}
  })

  serve(acceptDocument, async ({ brand, caller, params, body: { expiresOn, note } }) => {
    await documents.decide(params.id, { accepted: true, expiresOn, note }, { brand, operator: caller.id })
    return {}
  })

  serve(rejectDocument, async ({ brand, caller, params, body: { reason, note } }) => {
    await documents.decide(params.id, { accepted: false, reason, note }, { brand, operator: caller.id })
    return {}
  })

  serve(readDocumentRules, async ({ brand }) => {
    const { needs, withdrawalsAbove } = await documents.rulesOf(brand.id)
    return { needs, withdrawalsAbove: withdrawalsAbove === null ? null : writeAmount(withdrawalsAbove) }
  })

  serve(saveDocumentRules, async ({ brand, body: { needs, withdrawalsAbove } }) => {
    const above = withdrawalsAbove === null ? null : parseAmount(withdrawalsAbove)
    await documents.keepRules(brand.id, { needs: [...new Set(needs)], withdrawalsAbove: above })
    return {}
  })
}
