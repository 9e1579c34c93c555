import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import type { DocumentKind, Rejection } from '@sanuk/contracts/documents'
import type { Amount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { DemandBudgets } from '#platform/capabilities/budgets'
import type { ClosedPictureBytes, KeepClosedPicture } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type Standing, standingOf } from './standing.ts'
import { createDocumentStore, type Decision, type DocumentRecord } from './store.ts'

export type { DocumentRecord }

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly budgets: { readonly demand: DemandBudgets }
  readonly pictures: { readonly keepClosed: KeepClosedPicture; readonly closedBytes: ClosedPictureBytes }
  /** Tells the member, once it is committed. */
  readonly tellDecided: (document: DocumentRecord) => Promise<void>
}

/** What an operator decides of a document. */
export type Verdict =
  | { readonly accepted: true; readonly expiresOn: string | null; readonly note: string | undefined }
  | { readonly accepted: false; readonly reason: Rejection; readonly note: string | undefined }

type By = { readonly brand: Brand; readonly operator: string }

export type Documents = ReturnType<typeof createDocuments>

/** As many as somebody sends who has to try again. */
const SENT = { name: 'documents of a member', limit: 15, seconds: 24 * 60 * 60 }

/** Papers by which members show who they are, and the decision about each. */
export function createDocuments({ database, clock, budgets, pictures, tellDecided }: Needs) {
  const store = createDocumentStore(database)
  const todayAt = ({ timeZone }: Pick<Brand, 'timeZone'>): string => dayOf(clock(), timeZone)

  /** Refuses with `not_found`, `document_decided`, and with `document_claimed` where a colleague works on it. */
  const demandOpen = async (transaction: Transaction, id: string, { brand, operator }: By): Promise<DocumentRecord> => {
    const found = await store.lock(transaction, id)
    if (found?.brand !== brand.id) throw new Refusal('not_found')
    if (found.state !== 'waiting') throw new Refusal('document_decided')
    if (found.claimed_by !== null && found.claimed_by !== operator) throw new Refusal('document_claimed')
    return found
  }

  const standing = async (member: string, brand: Pick<Brand, 'id' | 'timeZone'>): Promise<Standing> => {
    const [documents, rules] = await Promise.all([store.ofMember(member), store.rulesOf(brand.id)])
    return standingOf(documents, rules.needs, todayAt(brand))
  }

  const decisionOf = (verdict: Verdict, { brand, operator }: By): Decision => {
    const common = { decided_at: clock(), decided_by: operator, note: verdict.note ?? null }
    if (!verdict.accepted) return { ...common, state: 'rejected', reason: verdict.reason, expires_on: null }
    if (verdict.expiresOn !== null && verdict.expiresOn < todayAt(brand)) {
      throw new Refusal('period_over', { fields: [{ field: 'expiresOn', word: 'refusal.period_over' }] })
    }
    return { ...common, state: 'accepted', reason: null, expires_on: verdict.expiresOn }
  }

  return {
    todayAt,
    standing,
    rulesOf: store.rulesOf,
    keepRules: store.keepRules,
    ofMember: store.ofMember,
    list: store.list,
    queue: store.queue,
    /** Refuses with `document_waiting`, `too_many_requests` and the codes of `PICTURE_REFUSALS`. */
    send: async (brand: Brand, member: string, wish: { kind: DocumentKind; images: readonly string[] }) => {
      if (await store.isWaiting(member, wish.kind)) throw new Refusal('document_waiting')
      await budgets.demand(brand.id, [{ ...SENT, subject: member }])
      const kept: string[] = []
      for (const image of wish.images) kept.push(await pictures.keepClosed(brand.id, image))
      const id = randomUUID()
      const document = { id, brand: brand.id, member, kind: wish.kind, pictures: kept, sent_at: clock() }
      if (!(await store.add(document))) throw new Refusal('document_waiting')
      return id
    },
    /** A document of this brand, and of this member where one is named. Refuses with `not_found`. */
    demand: async (brand: string, id: string, member?: string): Promise<DocumentRecord> => {
      const found = await store.find(id)
      if (found?.brand !== brand || (member !== undefined && found.member !== member)) throw new Refusal('not_found')
      return found
    },
    picturesOf: ({ brand, pictures: ids }: DocumentRecord): Promise<Buffer[]> => pictures.closedBytes(brand, ids),
    claim: (id: string, mine: boolean, by: By): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await demandOpen(transaction, id, by)
        await store.claim(transaction, id, mine ? by.operator : null)
      }),
    /** Refuses as `demandOpen` does, and with `period_over` where the paper ran out before today. */
    decide: async (id: string, verdict: Verdict, by: By): Promise<void> => {
      const decision = decisionOf(verdict, by)
      const found = await inTransaction(database, async (transaction) => {
        const open = await demandOpen(transaction, id, by)
        await store.decide(transaction, id, decision)
        return open
      })
      await tellDecided({ ...found, ...decision })
    },
    /** For withdrawals: refuses with `verification_due` who is not verified and wants more than the brand allows such. */
    demandVerified: async (member: string, brand: Brand, wanted: Amount): Promise<void> => {
      const { withdrawalsAbove } = await store.rulesOf(brand.id)
      if (withdrawalsAbove === null || wanted <= withdrawalsAbove) return
      if ((await standing(member, brand)).state !== 'verified') throw new Refusal('verification_due')
    },
  }
}
