import { useLingui } from '@lingui/react'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { listMemberEntries } from '@sanuk/contracts/office-rounds'
import { entryGroups } from '@sanuk/contracts/wallet'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Select } from '@sanuk/ui/select'
import { Wallet } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { DayFields } from '../../components/day-fields.tsx'
import { DeskTable } from '../../components/desk/desk-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useEntryColumns } from './use-entry-columns.tsx'

const NAMES = ['from', 'to', 'group'] as const

/** Which movements are in sight stands in the address; those of today where nothing does. */
function useEntriesFilter() {
  const [query, setQuery] = useSearchParams()
  const today = dayOf(Date.now(), useBrand()?.timeZone ?? 'UTC')
  const said = Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? undefined]))
  const read = listMemberEntries.query?.safeParse({ ...said, from: said.from ?? today, to: said.to ?? today })
  const narrow = (changes: Partial<Record<(typeof NAMES)[number], string | undefined>>) => {
    const next = Object.entries({ ...said, ...changes })
    setQuery(
      next.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
      { replace: true },
    )
  }
  return { filter: read?.data ?? { from: today, to: today }, narrow }
}

/** Every movement of a member's wallet, as the ledger has it; those of play lead to their rounds. */
export function EntriesPage() {
  const { _ } = useLingui()
  useTitle('members.entries')
  const { id = '' } = useParams()
  const { filter, narrow } = useEntriesFilter()
  const columns = useEntryColumns()
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listMemberEntries, { params: { id }, query: { ...filter, ...(cursor ? { cursor } : {}) } }, signal)
  const asked = useAskedPages({ key: ['members', 'entries', id, filter], ask: read })
  const username = asked.pages?.[0]?.username
  return (
    <>
      <BackLink to={`/members/${id}`}>{username ?? _('members.back')}</BackLink>
      <PageHead title={_('members.entries')} note={username}>
        <SaveList name="wallet-entries" columns={columns} readFrom={read} />
      </PageHead>
      <Card className={list.list}>
        <div className={list.narrowing}>
          <DayFields value={filter} onChange={narrow} />
          <Select
            label={_('members.entries.group')}
            value={filter.group ?? ''}
            onChange={(group) => narrow({ group })}
            options={[
              { value: '', label: _('members.entries.group.all') },
              ...entryGroups.map((value) => ({ value, label: _(`members.entries.group.${value}`) })),
            ]}
          />
        </div>
        <DeskTable
          title="members.entries"
          asked={asked}
          columns={[...columns]}
          rowKey={({ number }) => String(number)}
          empty={<EmptyState icon={<Wallet />} title={_('members.entries.none')} />}
        />
      </Card>
    </>
  )
}
