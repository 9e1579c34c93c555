import { Refusal } from '#platform/refusal'
import type { RequestRecord } from '../store/requests.ts'
import { writtenTiers } from '../validate-tiers.ts'
import type { AgreementParts, Asked, Caller } from './needs.ts'
import { demandParties } from './parties.ts'
import type { Terms } from './terms.ts'

/** A request of the caller, or to the caller. Refuses with `not_found` any other. */
export async function demandRequest(
  { requests }: Pick<AgreementParts, 'requests'>,
  { brand, scheme, caller }: Caller,
  id: string,
): Promise<RequestRecord> {
  const found = await requests.find(id)
  const isOwn = found?.brand === brand && found.scheme === scheme && [found.agent, found.upline].includes(caller)
  if (!found || !isOwn) throw new Refusal('not_found')
  return found
}

/** The terms that are asked for. Refuses as `demandParties` does. */
export async function termsOf(
  needs: Pick<AgreementParts, 'demandAgent'>,
  { brand, scheme, caller, other, tiers }: Asked,
): Promise<Terms> {
  const parties = await demandParties(needs, { brand, caller, other })
  return { brand, scheme, parties, tiers: writtenTiers(scheme, tiers) }
}

/** The terms of a request as both agents stand now. Refuses likewise. */
export const termsOfRequest = (
  needs: Pick<AgreementParts, 'demandAgent'>,
  { brand, scheme, agent, upline, tiers }: RequestRecord,
): Promise<Terms> => termsOf(needs, { brand, scheme, caller: upline, other: agent, tiers })

type ToOther = 'agreement_asked' | 'agreement_accepted' | 'agreement_rejected'

/** Writes to the other agent of a request what the caller did. */
export async function tellOther(
  { demandAgent, tell }: Pick<AgreementParts, 'demandAgent' | 'tell'>,
  { id, brand, agent, upline }: RequestRecord,
  { caller, key }: { readonly caller: string; readonly key: ToOther },
): Promise<void> {
  const { username } = await demandAgent(brand, caller)
  await tell(caller === agent ? upline : agent, { key, reference: id, facts: { username } })
}
