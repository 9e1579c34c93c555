import type { Refused } from '@sanuk/contracts/envelope'
import type { RefusalCode } from '@sanuk/contracts/refusals'

/** The server said no. `message` is in the reader's language; `fields` name what is wrong in a form. */
export class RefusedError extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly fields: NonNullable<Refused['fields']>
  readonly value: unknown
  readonly requestId: string | undefined

  constructor(refused: Refused, status: number) {
    super(refused.message)
    this.name = 'RefusedError'
    this.code = refused.code
    this.status = status
    this.fields = refused.fields ?? []
    this.value = refused.value
    this.requestId = refused.requestId
  }
}

/** No answer came, or none that could be read: the network, or a server that is gone. */
export class UnreachableError extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} gave no answer`, { cause })
    this.name = 'UnreachableError'
  }
}
