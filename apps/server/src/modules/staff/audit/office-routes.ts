import { listAuditEntries, sayListSaved } from '@sanuk/contracts/audit'
import { startOfDay } from '#platform/business-days'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import { newestFrom } from '#platform/list-query'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Audit } from './index.ts'
import { namesIn } from './names.ts'

const PAGE = 50

type Needs = {
  readonly audit: Audit
  readonly operatorNames: OperatorNames
  readonly listMembers: Members['list']
  readonly gamesOf: Catalogue['deskOf']
}

export function auditOfficeRoutes(serve: Serve, needs: Needs): void {
  const { audit, operatorNames } = needs
  /** Members whose username begins so, and games whose name holds it. */
  const recordsNamed = async (brand: string, text: string): Promise<string[]> => {
    const [members, { games }] = await Promise.all([
      needs.listMembers(brand, newestFrom(null), { search: text }),
      needs.gamesOf(brand),
    ])
    const wanted = text.toLowerCase()
    const named = games.filter(({ names }) => Object.values(names).some((name) => name.toLowerCase().includes(wanted)))
    return [...members.list.map(({ id }) => id), ...named.map(({ nodeId }) => nodeId)]
  }

  serve(listAuditEntries, async ({ brand, query: { cursor, from, to, ...asked } }) => {
    const wanted = {
      ...asked,
      from: from ? startOfDay(from, brand.timeZone) : null,
      until: to ? startOfDay(to, brand.timeZone, 1) : null,
      named: asked.text ? await recordsNamed(brand.id, asked.text) : [],
      before: placeOf(cursor),
    }
    const read = await audit.list(brand.id, wanted, PAGE + 1)
    const list = read.slice(0, PAGE)
    const [operators, names] = await Promise.all([
      operatorNames(list.map(({ operator }) => operator)),
      namesIn(list, audit.contextsOf),
    ])
    return {
      list: list.map(({ id, done_at, subject_id, operator, verb, ...entry }) => ({
        ...entry,
        id: String(id),
        at: done_at.toISOString(),
        operator: { id: operator, username: operators.get(operator) ?? '' },
        subjectId: subject_id,
        action: verb,
      })),
      names,
      nextCursor: read.length > PAGE ? String(list.at(-1)?.id) : null,
    }
  })

  serve(sayListSaved, async ({ body: { list, ...details } }) => {
    await audit.say({ subject: 'audit.saved_list', subjectId: list, details })
    return {}
  })
}

/** The number of the last entry of the page before. */
function placeOf(cursor: string | undefined): bigint | null {
  if (!cursor) return null
  if (!/^\d{1,18}$/.test(cursor)) {
    throw new Refusal('invalid_request', { fields: [{ field: 'cursor', word: 'field.invalid' }] })
  }
  return BigInt(cursor)
}
