import { randomUUID } from 'node:crypto'
import type { LegalVersion } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { BeginBrand } from '#platform/begin-brand'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { SAMPLE_LEGAL } from './sample-legal.ts'
import { entryChanges } from './store/entry-changes.ts'
import { createLegalVersions } from './store/legal-versions.ts'
import { titlesOf } from './texts.ts'

type SampledBrand = { readonly id: string; readonly languages: readonly Language[] }

/**
 * Publishes sample terms and a sample privacy policy for a new brand, so that it never opens without. They are marked
 * for its operators, whose lawyer replaces them. Another brand's are never copied: they may name its operator.
 */
export function beginLegal({ clock }: { readonly clock: Clock }): BeginBrand {
  return async (transaction, brand) => {
    for (const version of SAMPLE_LEGAL) await publishSample(transaction, brand, { version, now: clock() })
  }
}

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly brands: () => Promise<readonly SampledBrand[]>
}

/**
 * Publishes the same samples for brands that are older than these documents, each document once: what operators have
 * published or drafted is left alone.
 */
export function beginMissingLegal({ database, clock, brands }: Needs) {
  const { brandsWith } = createLegalVersions(database)
  return async (): Promise<void> => {
    const all = await brands()
    for (const version of SAMPLE_LEGAL) {
      const complete = await brandsWith(version.document)
      for (const brand of all.filter(({ id }) => !complete.has(id))) {
        await inTransaction(database, (transaction) => addMissing(transaction, brand, { version, now: clock() }))
      }
    }
  }
}

type Sample = { readonly version: LegalVersion; readonly now: Date }

/** Several processes may have found the same document missing. */
async function addMissing(transaction: Transaction, brand: SampledBrand, sample: Sample): Promise<void> {
  const { document } = sample.version
  await takeAdvisoryLock(transaction, `legal document of ${brand.id}: ${document}`)
  const wish = { id: randomUUID(), document }
  if (await entryChanges.isDocumentTaken(transaction, brand.id, wish)) return
  await publishSample(transaction, brand, sample)
}

async function publishSample(transaction: Transaction, { id: brand, languages }: SampledBrand, sample: Sample) {
  const { version, now } = sample
  const id = randomUUID()
  const titles = titlesOf(version, languages)
  await entryChanges.add(transaction, { id, brand, kind: 'legal', titles, draft: version, changed_at: now })
  await entryChanges.publish(transaction, id, { version, now })
}
