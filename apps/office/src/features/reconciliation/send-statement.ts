import type { Envelope } from '@sanuk/contracts/envelope'
import { compareStatement } from '@sanuk/contracts/office-reconciliation'
import type { AnswerOf, RequestOf } from '@sanuk/contracts/route'
import { addressOf } from '@sanuk/wire/address'
import { RefusedError, UnreachableError } from '@sanuk/wire/faults'
import { currentLanguage } from '../../language/language.ts'
import { currentToken } from '../../session/token.ts'

type Compared = AnswerOf<typeof compareStatement>

/**
 * Sends a file as it is, packed on the way: it is no JSON, and too large for what carries other calls. Throws as those
 * do.
 */
export async function sendStatement(file: File, query: RequestOf<typeof compareStatement>['query']): Promise<Compared> {
  const body = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  const { method, path } = compareStatement
  const headers = {
    ...{ 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' },
    ...{ 'accept-language': currentLanguage(), authorization: `Bearer ${currentToken()}` },
  }
  const unreachable = (cause: unknown): never => {
    throw new UnreachableError(path, cause)
  }
  const response = await fetch(addressOf(compareStatement, { query }), { method, headers, body }).catch(unreachable)
  const answer: unknown = await response.json().catch(unreachable)
  if (!isEnvelope(answer)) return unreachable(answer)
  if (!answer.success) throw new RefusedError(answer, response.status)
  return answer.value
}

/** What is accepted was parsed by its contract where it was written. */
function isEnvelope(answer: unknown): answer is Envelope<Compared> {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false
  return answer.success === true ? 'value' in answer : 'code' in answer && 'message' in answer
}
