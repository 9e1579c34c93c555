import { randomUUID } from 'node:crypto'
import type { Refused } from '@sanuk/contracts/envelope'
import { REFUSALS, type RefusalCode } from '@sanuk/contracts/refusals'
import type { Route } from '@sanuk/contracts/route'
import { SEAMLESS_STATUSES, type SeamlessRefusal, type SeamlessRefused } from '@sanuk/contracts/seamless'
import { LANGUAGES } from '@sanuk/contracts/wire'
import type { Log } from '@sanuk/host/log'
import { LedgerBusy } from '@sanuk/ledger/ledger-fault'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { countAborted, isAborted } from './aborted-request.ts'
import type { Gate } from './gate.ts'
import { preferredLanguage } from './preferred-language.ts'
import { promisedRefusals } from './promised-refusals.ts'
import { Refusal } from './refusal.ts'
import { SeamlessFault } from './seamless-fault.ts'
import { waitWords } from './wait-words.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Route
  }
}

/** Turns whatever goes wrong into the answer its contract promises, and says nothing of our own faults. */
export function answerFaults(app: FastifyInstance, gate: Gate, log: Log): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const contract = request.routeOptions.config.contract
    const on = { contract, requestId: request.id, route: request.routeOptions.url }
    const fault = isAborted(request.raw) ? noteAborted(error, on, log) : error
    if (contract?.envelope === 'seamless') {
      const { httpStatus, answer } = seamlessFault(fault, on, log)
      return reply.code(httpStatus).send(answer)
    }
    const refusal = refusalOf(fault, contract) ?? ourFault(fault, on, log)
    const wait = waitOf(refusal)
    if (wait !== undefined) reply.header('retry-after', wait)
    return reply.code(REFUSALS[refusal.code]).send(words(gate, request, refusal))
  }
  app.setErrorHandler((error, request, reply) => refuse(request, reply, error))
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new Refusal('not_found')))
}

/** Faults of Fastify itself that are the caller's, by its code. */
const CALLER_FAULTS: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_BAD_URL: 'not_found',
}

function refusalOf(error: unknown, contract: Route | undefined): Refusal | undefined {
  if (error instanceof Refusal) {
    return promisedRefusals(contract).includes(error.code) ? error : undefined
  }
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? CALLER_FAULTS[error.code] : undefined
  if (code) return new Refusal(code)
  return isOverload(error) ? new Refusal('overloaded') : undefined
}

/** Whether nothing was done because too much was asked at once: no connection or no lock came free in time. */
const isOverload = (error: Error): boolean =>
  error instanceof LedgerBusy ||
  (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) ||
  error.message === 'timeout exceeded when trying to connect'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCK_NOT_AVAILABLE = '55P03'

/** The call that went wrong. */
type Failed = { readonly contract: Route | undefined; readonly requestId: string; readonly route: string | undefined }

function ourFault(error: unknown, { requestId, route }: Failed, log: Log): Refusal {
  log.error({ err: error, requestId, route }, 'request failed')
  return new Refusal('unknown_error')
}

/** Connections break and people leave: an aborted request is counted, and is no error of ours. */
function noteAborted(error: unknown, { requestId, route }: Failed, log: Log): Refusal {
  log.debug({ error: String(error), requestId, route }, 'request aborted')
  countAborted()
  return new Refusal('invalid_request')
}

/** How many seconds somebody who asked too often is told to wait. */
function waitOf({ code, value }: Refusal): number | undefined {
  if (code !== 'too_many_requests' || typeof value !== 'object' || value === null) return undefined
  return 'waitSeconds' in value && typeof value.waitSeconds === 'number' ? value.waitSeconds : undefined
}

function words(gate: Gate, request: FastifyRequest, refusal: Refusal): Refused {
  const language = preferredLanguage(request.headers['accept-language'], LANGUAGES)
  const fields = refusal.fields.map((fault) => ({ ...fault, message: gate.say(language, fault.word, fault.values) }))
  return {
    success: false,
    code: refusal.code,
    message: gate.say(language, `refusal.${refusal.code}`, {
      ...waitWords(waitOf(refusal)),
      ...refusal.wordValues?.(language),
    }),
    ...(fields.length > 0 ? { fields } : {}),
    ...(refusal.value === undefined ? {} : { value: refusal.value }),
    requestId: request.id,
  }
}

const SEAMLESS_BY_REFUSAL: Partial<Record<RefusalCode, SeamlessRefusal>> = {
  invalid_signature: 'INVALID_SIGNATURE',
  forbidden: 'FORBIDDEN',
  too_many_requests: 'TOO_MANY_REQUESTS',
  invalid_request: 'INVALID_REQUEST',
  body_too_large: 'INVALID_REQUEST',
  unsupported_media_type: 'INVALID_REQUEST',
  invalid_domain: 'FORBIDDEN',
}

/** What a vendor is answered where a call of the wallet went wrong, whatever went wrong. */
export function seamlessFault(error: unknown, on: Failed, log: Log): { httpStatus: number; answer: SeamlessRefused } {
  const fault =
    error instanceof SeamlessFault ? error : asSeamless(refusalOf(error, on.contract) ?? ourFault(error, on, log))
  const answer: SeamlessRefused = { status: fault.status, message: fault.message, ...fault.standing }
  return { httpStatus: SEAMLESS_STATUSES[fault.status], answer }
}

const asSeamless = ({ code }: Refusal): SeamlessFault =>
  new SeamlessFault(SEAMLESS_BY_REFUSAL[code] ?? 'RETRY', code.replaceAll('_', ' '))

/** Names a request in logs and answers. */
export const requestName = (): string => randomUUID()
