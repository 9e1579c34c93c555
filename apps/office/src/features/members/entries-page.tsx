import { useLingui } from '@lingui/react'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { listMemberEntries } from '@sanuk/contracts/office-rounds'
import { entryGroups } from '@sanuk/contracts/wallet'
import { Wallet } from 'lucide-react'
import { useParams } from 'wouter'
import { BackLink } from '../../lists/back-link.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { entryColumns } from './entry-columns.tsx'

const sourceOf = (id: string) =>
  pagesOf(listMemberEntries, (query, signal) => call(listMemberEntries, { params: { id }, query }, signal))

const listOf = (id: string, today: string, mayLook: boolean) =>
  defineList(sourceOf(id), {
    key: ['members', 'entries', id],
    file: 'wallet-entries',
    title: 'members.entries',
    note: (answer) => answer?.username,
    rowKey: ({ number }) => String(number),
    back: (answer) => <Back id={id} username={answer?.username} />,
    filters: [
      daysFilter({ from: today, to: today }),
      choiceFilter('group', {
        label: 'members.entries.group',
        any: 'members.entries.group.all',
        values: entryGroups,
        word: (group) => `members.entries.group.${group}`,
      }),
    ],
    columns: entryColumns(mayLook),
    empty: { icon: <Wallet />, word: 'members.entries.none' },
  })

/** Every movement of a member's wallet, as the ledger has it: those of today until other days are chosen. */
export function EntriesPage() {
  const { id = '' } = useParams()
  const today = dayOf(Date.now(), useBrand()?.timeZone ?? 'UTC')
  return <DescribedList list={listOf(id, today, useMay()('rounds.see'))} />
}

function Back({ id, username }: { readonly id: string; readonly username: string | undefined }) {
  const { _ } = useLingui()
  return <BackLink to={`/members/${id}`}>{username ?? _('members.back')}</BackLink>
}
