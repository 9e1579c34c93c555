import { randomUUID } from 'node:crypto'
import type { BeginBrand } from '#platform/begin-brand'
import type { Clock } from '#platform/clock'
import { SAMPLE_LEGAL } from './sample-legal.ts'
import { entryChanges } from './store/entry-changes.ts'
import { titlesOf } from './texts.ts'

/**
 * Publishes sample terms and a sample privacy policy for a new brand, so that it never opens without. They are marked
 * for its operators, whose lawyer replaces them. Another brand's are never copied: they may name its operator.
 */
export function beginLegal({ clock }: { readonly clock: Clock }): BeginBrand {
  return async (transaction, { id: brand, languages }) => {
    const now = clock()
    for (const version of SAMPLE_LEGAL) {
      const id = randomUUID()
      const titles = titlesOf(version, languages)
      await entryChanges.add(transaction, { id, brand, kind: 'legal', titles, draft: version, changed_at: now })
      await entryChanges.publish(transaction, id, { version, now })
    }
  }
}
