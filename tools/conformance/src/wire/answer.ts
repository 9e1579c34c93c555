import { httpOf, isStatus, type Status } from './statuses.ts'

/** What a platform said to one call. `status` is empty where the body was none of the seamless wallet. */
export type Answer = {
  readonly http: number
  readonly status: Status | ''
  readonly body: Readonly<Record<string, unknown>>
  readonly text: string
}

export function readAnswer(http: number, text: string): Answer {
  const body = objectIn(text)
  return { http, status: isStatus(body.status) ? body.status : '', body, text }
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

/** An answer in few words, for reports. */
export function inShort({ http, status, text }: Answer): string {
  if (status === 'OK') return `${http} ${text.slice(0, 160)}`
  return status === '' ? `${http} ${text.slice(0, 80)}` : `${http} ${status}`
}

/** What is wrong with the form of an answer, whatever it says; `null` where nothing is. */
export function formFault(answer: Answer, mediaType: string | undefined): string | null {
  const { http, status, body } = answer
  if (status === '') return `a status of the seamless wallet is missing in ${inShort(answer)}`
  if (http !== httpOf(status)) return `${status} came with HTTP ${http} instead of ${httpOf(status)}`
  if (!/^application\/json(;|$)/.test(mediaType ?? '')) return `${status} came as ${mediaType ?? 'nothing'}`
  if (status !== 'OK' && (typeof body.message !== 'string' || body.message === '')) {
    return `${status} came without a message`
  }
  return null
}
