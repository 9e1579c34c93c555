import type { LegalDocument } from '@sanuk/contracts/content'
import type { Transaction } from '../database.ts'

/** Refuses with `agreement_required` a member who has not agreed to the terms in force, before money moves. */
export type DemandConsent = (owner: { readonly id: string; readonly brand: string }) => Promise<void>

/** Numbers of the brand's versions; `null` where the member agreed to none. */
export type Agreement = { readonly at: Date; readonly terms: number | null; readonly privacy: number | null }

/** The newest versions that a member agreed to, and when last; `null` of one who never did. */
export type AgreementOf = (member: string) => Promise<Agreement | null>

/** Versions that a member agrees to, when and from which address. */
export type NewAgreement = {
  readonly member: string
  readonly brand: string
  readonly versions: readonly { readonly document: LegalDocument; readonly number: number }[]
  readonly at: Date
  readonly address: string
}

/** Stores that a member agreed to newer versions, each once. */
export type AddAgreement = (transaction: Transaction, agreement: NewAgreement) => Promise<void>
