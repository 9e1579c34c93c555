import type { FieldFault } from '@sanuk/contracts/envelope'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import type { Language } from '@sanuk/contracts/wire'

type More = {
  readonly fields?: readonly FieldFault[]
  readonly value?: unknown
  readonly wordValues?: (language: Language) => Record<string, string | number>
}

/**
 * What a rule forbids. Thrown, so that the transaction rolls back by itself; the code must stand in the route's
 * contract. `fields` are shown beside the fields they name, `value` goes with the answer, `wordValues` fill the
 * placeholders of the code's words.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: readonly FieldFault[]
  readonly value: unknown
  readonly wordValues: More['wordValues']

  constructor(code: RefusalCode, more: More = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = more.fields ?? []
    this.value = more.value
    this.wordValues = more.wordValues
  }
}
