import type { Route } from '@sanuk/contracts/route'
import type * as z from 'zod/mini'
import { fieldFaults } from './field-faults.ts'
import { Refusal } from './refusal.ts'

type Sent = { readonly params?: unknown; readonly query?: unknown; readonly body: unknown }

/** The parts of a request that its contract declares, parsed. Refuses with `invalid_request`, also whatever is more. */
export function readInput(route: Route, { params, query, body }: Sent): Record<string, unknown> {
  return {
    params: parsePart(route.params, params),
    query: parsePart(route.query, query),
    ...(route.body && { body: parsePart(route.body, body) }),
  }
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) {
    const unknownFields = Object.keys(Object(value))
    if (unknownFields.length === 0) return undefined
    throw new Refusal('invalid_request', {
      fields: unknownFields.slice(0, 20).map((field) => ({ field: field.slice(0, 100), word: 'field.unknown' })),
    })
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new Refusal('invalid_request', { fields: fieldFaults(result.error) })
  return result.data
}
