import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import { Refusal } from '#platform/refusal'
import { type NamedContract, validateTiers } from '../validate-tiers.ts'

/** What a term must keep to. */
export type TermLimits = {
  readonly most: number
  /** The nearest contract above, and all that come next below. */
  readonly above: NamedContract | null
  readonly below: readonly NamedContract[]
}

/** What is wrong with a term, its fields named as in `tiers.1.rate` or `scheme`; `null` where nothing is. */
export function termFault({ tiers }: Pick<ContractTerm, 'tiers'>, { most, above, below }: TermLimits): Refusal | null {
  try {
    validateTiers(tiers, { tiers: [], most: most > 0 ? most : null, above, below })
    return null
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    return fault.fields.length > 0 ? fault : ofScheme(fault.code)
  }
}

/** A refusal beside the scheme of a term. */
export const ofScheme = (code: RefusalCode): Refusal =>
  new Refusal(code, { fields: [{ field: 'scheme', word: `refusal.${code}` }] })

/** The same refusal, about a term that stands somewhere in a list: `terms.0`. */
export const within = (place: string, { code, fields, wordValues }: Refusal): Refusal =>
  new Refusal(code, {
    fields: fields.map((fault) => ({ ...fault, field: `${place}.${fault.field}` })),
    ...(wordValues && { wordValues }),
  })
