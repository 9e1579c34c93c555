import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import {
  STUDIO_EVENTS_PATH,
  STUDIO_REFUSALS,
  type StudioAnswer,
  type StudioRefusal,
  studioEvent,
} from '@sanuk/contracts/studio-events'
import { readJson } from '@sanuk/vendor-server/json-body'
import { isFromPlatform } from '@sanuk/vendor-server/vendor/admit-platform'
import type { FastifyInstance } from 'fastify'
import type { StudioTable } from './studio-table.ts'

/** A key of a studio, with which it signs what it tells. */
export type StudioKey = { readonly studio: string; readonly id: string; readonly secret: string }

type Needs = {
  readonly keys: readonly StudioKey[]
  readonly tables: ReadonlyMap<string, StudioTable>
  readonly clock: () => Date
}

/** The call by which studios tell what happens at their tables. Nothing is parsed before its signature was found right. */
export function studioRoutes(app: FastifyInstance, { keys, tables, clock }: Needs): void {
  app.post(STUDIO_EVENTS_PATH, async (request, reply) => {
    const at = clock()
    const key = keys.find(({ id }) => id === request.headers[SIGNATURE_HEADERS.key])
    if (!key || !isFromPlatform(request, [key], at)) return send(refusal('invalid_signature'))
    const read = studioEvent.safeParse(readJson(request.body))
    if (!read.success) return send(refusal('invalid_event'))
    const table = tables.get(read.data.table)
    if (table?.studio !== key.studio) return send(refusal('unknown_table'))
    return send(await table.receive(read.data, at))

    function send(answer: StudioAnswer) {
      return reply.code(statusOf(answer)).send(answer)
    }
  })
}

const refusal = (fault: StudioRefusal): StudioAnswer => ({ outcome: 'refused', fault, isRepeated: false, next: null })

/** What was kept is answered with 200, whatever came of it. */
function statusOf(answer: StudioAnswer): number {
  if (answer.outcome === 'taken') return 200
  const statuses: { readonly [fault: string]: number } = STUDIO_REFUSALS
  return statuses[answer.fault] ?? 200
}
