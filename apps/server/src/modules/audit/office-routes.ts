import { listDeeds, sayListSaved } from '@sanuk/contracts/audit'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Operators } from '../operators/index.ts'
import type { Audit } from './index.ts'

const PAGE = 50

type Needs = { readonly audit: Audit; readonly operatorNames: Operators['names'] }

export function auditOfficeRoutes(serve: Serve, { audit, operatorNames }: Needs): void {
  serve(listDeeds, async ({ brand, query }) => {
    const { cursor, ...asked } = query
    const read = await audit.list(brand.id, { ...asked, before: placeOf(cursor) }, PAGE + 1)
    const list = read.slice(0, PAGE)
    const names = await operatorNames(list.map(({ operator }) => operator))
    return {
      list: list.map(({ id, done_at, subject_id, operator, ...deed }) => ({
        ...deed,
        id: String(id),
        at: done_at.toISOString(),
        operator: { id: operator, username: names.get(operator) ?? '' },
        subjectId: subject_id,
      })),
      nextCursor: read.length > PAGE ? String(list.at(-1)?.id) : null,
    }
  })

  serve(sayListSaved, async ({ body: { list, ...details } }) => {
    await audit.say({ subject: 'audit.saved_list', subjectId: list, details })
    return {}
  })
}

/** The number of the last deed of the page before. */
function placeOf(cursor: string | undefined): bigint | null {
  if (!cursor) return null
  if (!/^\d{1,18}$/.test(cursor)) {
    throw new Refusal('invalid_request', { fields: [{ field: 'cursor', word: 'field.invalid' }] })
  }
  return BigInt(cursor)
}
