import { useLingui } from '@lingui/react'
import { type ContentKind, orderContent } from '@sanuk/contracts/office-content'
import { toast } from '@sanuk/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { CONTENT, type ContentRow } from './content.ts'
import { moved } from './moved.ts'

/** Moves an entry before or behind its neighbour of the same part. `said` is read out: where it stands now. */
export function useOrder(kind: ContentKind, listKey: readonly unknown[]) {
  const { _ } = useLingui()
  const queries = useQueryClient()
  const doing = useDoing(CONTENT)
  const [said, setSaid] = useState('')

  async function move(row: ContentRow, step: 1 | -1): Promise<void> {
    const before = queries.getQueryData<readonly ContentRow[]>(listKey) ?? []
    const after = moved(before, row.id, step)
    if (after === before) return
    // It is seen at once; the server's order follows.
    queries.setQueryData(listKey, after)
    const beside = after.filter(({ part }) => part === row.part)
    const place = beside.findIndex(({ id }) => id === row.id) + 1
    setSaid(_('office-content.moved', { title: row.title, place, count: beside.length }))
    try {
      await doing(() => call(orderContent, { body: { kind, ids: after.map(({ id }) => id) } }))
    } catch (fault) {
      queries.setQueryData(listKey, before)
      toast.error(faultText(fault, _))
    }
  }

  return { move, said }
}
