import type { Envelope } from '@sanuk/contracts/envelope'
import type { AnswerOf, RequestOf, Route } from '@sanuk/contracts/route'
import { type AddressParts, addressOf } from '@sanuk/wire/address'
import { RefusedError, UnreachableError } from '@sanuk/wire/faults'
import { currentLanguage } from '../language/language.ts'
import { currentToken } from '../session/token.ts'

/**
 * Sends a file as it is, packed on the way: it is no JSON, and too large for what carries other calls. Throws as those
 * do.
 */
export async function sendFile<R extends Route>(
  contract: R,
  file: File,
  request: RequestOf<R> & AddressParts,
): Promise<AnswerOf<R>> {
  const body = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  const { method, path } = contract
  const headers = {
    ...{ 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' },
    ...{ 'accept-language': currentLanguage(), authorization: `Bearer ${currentToken()}` },
  }
  const unreachable = (cause: unknown): never => {
    throw new UnreachableError(path, cause)
  }
  const response = await fetch(addressOf(contract, request), { method, headers, body }).catch(unreachable)
  const answer: unknown = await response.json().catch(unreachable)
  if (!isEnvelope<AnswerOf<R>>(answer)) return unreachable(answer)
  if (!answer.success) throw new RefusedError(answer, response.status)
  return answer.value
}

/** What is accepted was parsed by its contract where it was written. */
function isEnvelope<T>(answer: unknown): answer is Envelope<T> {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false
  return answer.success === true ? 'value' in answer : 'code' in answer && 'message' in answer
}
