import type { FieldFault } from '@sanuk/contracts/envelope'
import type { RefusalCode } from '@sanuk/contracts/refusals'

/**
 * What a rule forbids. Thrown, so that the transaction rolls back by itself; the code must stand in the route's
 * contract. `fields` are shown beside the fields they name, `value` goes with the answer.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: readonly FieldFault[]
  readonly value: unknown

  constructor(code: RefusalCode, more: { fields?: readonly FieldFault[]; value?: unknown } = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = more.fields ?? []
    this.value = more.value
  }
}
