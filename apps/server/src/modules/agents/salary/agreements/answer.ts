import { takeAdvisoryLock } from '#platform/advisory-lock'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { RequestRecord } from '../store/requests.ts'
import { isSameTiers } from '../validate-tiers.ts'
import { demandRequest, tellOther, termsOfRequest } from './demand-request.ts'
import type { AgreementParts, Caller } from './needs.ts'
import type { Consequences, Ended } from './terms.ts'

/** `ends`: the contracts that would end by accepting, as they were shown. */
export type RequestAnswer = { readonly answer: 'accept' | 'reject' | 'withdraw'; readonly ends: readonly string[] }

const ENDS = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' } as const

/**
 * Accepts or rejects a request of the other agent, or withdraws one's own; the same answer again changes nothing. Refuses
 * with `not_found`, `request_answered`, `request_outdated`, and with `changed_meanwhile` where other contracts would end
 * than those that are named.
 */
export function createAnswer(parts: AgreementParts) {
  const { clock, requests, database } = parts
  const accept = createAccept(parts)
  return async (of: Caller, id: string, { answer, ends }: RequestAnswer): Promise<RequestRecord> => {
    const request = await demandRequest(parts, of, id)
    if ((request.askedBy === of.caller) !== (answer === 'withdraw')) throw new Refusal('not_found')
    if (request.state === ENDS[answer]) return request
    if (request.state !== 'waiting' || request.expiresAt <= clock()) throw new Refusal('request_answered')
    const answered =
      answer === 'accept'
        ? await accept(request, ends)
        : await requests.end(database, id, { state: ENDS[answer], at: clock() })
    if (!answered) throw new Refusal('request_answered')
    if (answer === 'accept') await tellOther(parts, answered, { caller: of.caller, key: 'agreement_accepted' })
    if (answer === 'reject') await tellOther(parts, answered, { caller: of.caller, key: 'agreement_rejected' })
    return answered
  }
}

function createAccept(parts: AgreementParts) {
  const { clock, database, requests, tell } = parts
  const accept = (request: RequestRecord, shown: ReadonlySet<string>) =>
    inTransaction(database, async (transaction) => {
      await takeAdvisoryLock(transaction, `agents: ${request.brand}`)
      const found = await consequencesNow(parts, request, transaction)
      if (!isSet(found.ends, shown)) throw new Refusal('changed_meanwhile')
      const accepted = await requests.end(transaction, request.id, { state: 'accepted', at: clock() })
      // It was withdrawn or rejected at the same moment.
      if (!accepted) throw new Refusal('request_answered')
      await agree(parts, transaction, { request, found })
      return { accepted, ends: found.ends }
    })
  return async (request: RequestRecord, ends: readonly string[]): Promise<RequestRecord> => {
    try {
      const done = await accept(request, new Set(ends))
      for (const { agent } of done.ends)
        await tell(agent, { key: 'contract_ended', reference: `${request.id} ${agent}` })
      return done.accepted
    } catch (fault) {
      if (fault instanceof Refusal && fault.code === 'request_outdated') {
        await requests.end(database, request.id, { state: 'outdated', at: clock() })
      }
      throw fault
    }
  }
}

const isSet = (ends: readonly Ended[], shown: ReadonlySet<string>): boolean =>
  ends.length === shown.size && ends.every(({ agent }) => shown.has(agent))

/** What a request means now. Refuses with `request_outdated` where it could not be made any more. */
async function consequencesNow(
  parts: AgreementParts,
  request: RequestRecord,
  transaction: Transaction,
): Promise<Consequences> {
  try {
    const found = await parts.consequencesOf(await termsOfRequest(parts, request), transaction)
    if (!isSameTiers(found.standing.tiers, request.former)) throw new Refusal('request_outdated')
    return found
  } catch (fault) {
    throw fault instanceof Refusal ? new Refusal('request_outdated') : fault
  }
}

type Agreed = { readonly request: RequestRecord; readonly found: Consequences }

/** Contracts below end first: the new one may be lower than they. */
async function agree({ clock, contracts }: AgreementParts, transaction: Transaction, { request, found }: Agreed) {
  const { brand, scheme, agent, tiers } = request
  const decided = { brand, scheme, from: found.standing.next, decidedAt: clock() }
  for (const ended of found.ends) {
    await contracts.put(transaction, { ...decided, agent: ended.agent, tiers: [], reason: 'lower_above' })
  }
  await contracts.put(transaction, { ...decided, agent, tiers, reason: 'agreement' })
}
