import { listAuditEntries } from '@sanuk/contracts/audit'
import type { InputOf } from '@sanuk/contracts/route'
import { useSearchParams } from 'react-router-dom'

export type AuditFilter = Omit<InputOf<typeof listAuditEntries>['query'], 'cursor'>

const NAMES = ['from', 'to', 'operator', 'subject', 'subjectId', 'action', 'text'] as const

/** What the list is narrowed to stands in the address, so that it can be sent to somebody. */
export function useAuditFilter() {
  const [query, setQuery] = useSearchParams()
  const said = NAMES.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
  const filter: AuditFilter = listAuditEntries.query?.safeParse(Object.fromEntries(said)).data ?? {}
  const narrow = (changes: Partial<Record<(typeof NAMES)[number], string | undefined>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return { filter, narrow, clear: () => setQuery({}, { replace: true }) }
}
