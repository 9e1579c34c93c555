import { compareStatement, STATEMENT_BYTES_MAX } from '@sanuk/contracts/office-reconciliation'
import type { FastifyInstance } from 'fastify'
import { acrossBrands } from '#platform/brand-scope'
import type { Gate } from '#platform/gate'
import { Refusal } from '#platform/refusal'
import { serveFile } from '#platform/sent-file'
import { isTimeZone, type Reconciliation, runAnswer } from './index.ts'

type Needs = {
  readonly gate: Gate
  readonly reconciliation: Reconciliation
  readonly findVendor: (code: string) => Promise<object | null>
}

/** Takes a vendor's statement in and answers what came of comparing it. */
export async function receiveStatements(office: FastifyInstance, needs: Needs): Promise<void> {
  const { gate, reconciliation, findVendor } = needs
  await serveFile(office, compareStatement, {
    gate,
    bytesMax: STATEMENT_BYTES_MAX,
    take: async ({ caller, query, path }) => {
      const { vendor, day, timeZone, fileName = '' } = query
      if (!isTimeZone(timeZone)) throw wrong('timeZone')
      if (!(await findVendor(vendor))) throw wrong('vendor')
      const brought = { vendor, day, timeZone, fileName, madeBy: caller.username, path }
      // A vendor serves all brands, and so its statement is about all of them.
      const { run, repeated } = await acrossBrands(() => reconciliation.compare(brought))
      return { run: runAnswer(run), repeated }
    },
  })
}

const wrong = (field: string) => new Refusal('invalid_request', { fields: [{ field, word: 'field.invalid' }] })
