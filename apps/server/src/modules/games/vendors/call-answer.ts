import type { listVendorCalls } from '@sanuk/contracts/office-vendors'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { CallRecord } from './store/calls.ts'

const OUR_CALLS = '/seamless/v1/'

/** What an answer says of itself: `OK`, or why not; `null` where it is of another kind. */
export function statusOf({ answer }: Pick<CallRecord, 'answer'>): string | null {
  try {
    const { status } = Object(JSON.parse(answer))
    return typeof status === 'string' ? status : null
  } catch {
    return null
  }
}

/** A call on one line, as the contract has it. */
export function callAnswer(call: CallRecord): AnswerOf<typeof listVendorCalls>['list'][number] {
  const { id, at, path, httpStatus, tookMs } = call
  return {
    id,
    at: at.toISOString(),
    httpStatus,
    status: statusOf(call),
    tookMs,
    call: path.startsWith(OUR_CALLS) ? path.slice(OUR_CALLS.length) : path,
  }
}
