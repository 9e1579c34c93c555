import { missingIn } from '@sanuk/contracts/content-demands'
import * as z from 'zod/mini'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { demandEntry } from './drafts.ts'
import { titleOf } from './entry.ts'
import type { Entries } from './store/entries.ts'
import { entryChanges } from './store/entry-changes.ts'

type Needs = { readonly database: Database; readonly clock: Clock; readonly entries: Entries }

/** Which draft is to be published: another one is not what was proposed. */
const wish = z.object({ revision: z.int() })

/** The step from draft to site, which takes two operators, and the way back, which takes one. */
export function createPublishing({ database, clock, entries }: Needs) {
  return {
    /**
     * What is proposed to a second operator, for the approvals. Refuses with `content_without_draft` and, naming the
     * fields, with `content_incomplete`.
     */
    propose: async (brand: Brand, id: string) => {
      const entry = await entries.find(database, brand.id, id)
      if (!entry) throw new Refusal('not_found')
      if (!entry.draft) throw new Refusal('content_without_draft')
      const missing = missingIn(entry.draft, brand.languages)
      if (missing.length > 0) {
        const fields = missing.map((field) => ({ field: `draft.${field}`, word: 'field.required' as const }))
        throw new Refusal('content_incomplete', { fields })
      }
      return {
        about: titleOf(entry),
        subjectId: id,
        details: { revision: entry.revision, kind: entry.kind, draft: entry.draft },
      }
    },
    /**
     * Makes the draft what is published, in one step. Refuses with `proposal_outdated` where the draft is another one
     * than was proposed.
     */
    publish: async (
      transaction: Transaction,
      proposal: { readonly brand: string; readonly subjectId: string; readonly details: unknown },
    ): Promise<null> => {
      const { revision } = wish.parse(proposal.details)
      const entry = await entries.lock(transaction, proposal.brand, proposal.subjectId)
      if (!entry?.draft || entry.revision !== revision) throw new Refusal('proposal_outdated')
      await entryChanges.publish(transaction, entry.id, { version: entry.draft, now: clock() })
      return null
    },
    /** Takes it from the site at once. Refuses with `content_required` what the site may not be without. */
    withdraw: (brand: Brand, id: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const { published } = await demandEntry(transaction, entries, { brand: brand.id, id })
        if (!published) throw new Refusal('not_found')
        if (published.kind === 'legal') throw new Refusal('content_required')
        await entryChanges.withdraw(transaction, id, clock())
      }),
  }
}
