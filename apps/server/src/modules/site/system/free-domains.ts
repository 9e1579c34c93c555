import { Refusal } from '#platform/refusal'
import { isTakenDomain } from './store/settings.ts'

/** Does work that gives a brand host names. Refuses with `invalid_request` where one of them is another brand's. */
export async function withFreeDomains<T>(domains: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    if (!isTakenDomain(fault)) throw fault
    const values = { domain: domains.join(', ') }
    throw new Refusal('invalid_request', { fields: [{ field: 'domains', word: 'field.domain_taken', values }] })
  }
}
