import type { DocumentKind, DocumentNeed, DocumentState, VERIFICATION_STATES } from '@sanuk/contracts/documents'
import type { DocumentRecord } from './store.ts'

export type Standing = {
  readonly state: (typeof VERIFICATION_STATES)[number]
  /** What is neither accepted nor waiting. */
  readonly missing: DocumentNeed[]
}

/** Which papers meet a need. */
const MEETS: Readonly<Record<DocumentNeed, readonly DocumentKind[]>> = {
  identity: ['id_card', 'passport'],
  selfie: ['selfie'],
  bank_book: ['bank_book'],
  address: ['address'],
}

/** What became of a document by a day, `yyyy-MM-dd`: one that was accepted holds through the day on which it runs out. */
export function stateOn({ state, expires_on }: DocumentRecord, today: string): DocumentState {
  return state === 'accepted' && expires_on !== null && expires_on < today ? 'expired' : state
}

/** Whether documents meet what a brand needs. */
export function standingOf(
  documents: readonly DocumentRecord[],
  needs: readonly DocumentNeed[],
  today: string,
): Standing {
  const has = (need: DocumentNeed, state: DocumentState) =>
    documents.some((one) => MEETS[need].includes(one.kind) && stateOn(one, today) === state)
  const open = needs.filter((need) => !has(need, 'accepted'))
  const missing = open.filter((need) => !has(need, 'waiting'))
  const state = open.length === 0 ? 'verified' : missing.length === 0 ? 'waiting' : 'none'
  return { state, missing }
}
