import type { LegalDocument } from '@sanuk/contracts/content'
import type { AddAgreement, AgreementOf } from '#platform/capabilities/consent'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createLegalVersions } from './store/legal-versions.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: { readonly agreementOf: AgreementOf; readonly addAgreement: AddAgreement }
}

type Owner = { readonly id: string; readonly brand: string }

type Version = { readonly document: LegalDocument; readonly number: number }

export type Consent = ReturnType<typeof createConsent>

/**
 * What members agree to after their registration: whoever agreed to an older version of the terms or the privacy policy,
 * or to none, is asked for each newer one. Samples are not asked for: no lawyer has seen them yet.
 */
export function createConsent({ database, clock, members }: Needs) {
  const versions = createLegalVersions(database)
  const due = async ({ id, brand }: Owner) => {
    const inForce = await versions.numbersInForce(brand)
    if (inForce.length === 0) return []
    const agreement = await members.agreementOf(id)
    return inForce
      .map(({ document, number, published_at }) => ({
        document,
        number,
        publishedAt: published_at.toISOString(),
        agreed: agreement?.[document] ?? null,
      }))
      .filter(({ number, agreed }) => agreed === null || agreed < number)
  }
  return {
    /** Versions in force that the member has not agreed to, the terms first. */
    due,
    /** Refuses with `agreement_required` before money is staked or paid in. Withdrawing never asks. */
    demand: async (owner: Owner): Promise<void> => {
      if ((await due(owner)).length > 0) throw new Refusal('agreement_required')
    },
    /** Stores with time and address which versions the member agreed to. Refuses older ones with `agreement_outdated`. */
    agree: async ({ id, brand }: Owner, agreedTo: readonly Version[], address: string): Promise<void> => {
      const inForce = await versions.numbersInForce(brand)
      const isInForce = (one: Version) =>
        inForce.some(({ document, number }) => document === one.document && number === one.number)
      if (!agreedTo.every(isInForce)) throw new Refusal('agreement_outdated')
      await inTransaction(database, (transaction) =>
        members.addAgreement(transaction, { member: id, brand, versions: agreedTo, at: clock(), address }),
      )
    },
  }
}
