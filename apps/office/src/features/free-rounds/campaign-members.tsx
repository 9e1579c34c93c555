import { useLingui } from '@lingui/react'
import { type FreeRoundsCampaign, listFreeRoundsMembers } from '@sanuk/contracts/office-free-rounds'
import { Card } from '@sanuk/ui/card'
import { SearchX } from 'lucide-react'
import { momentColumn, moneyColumn } from '../../lists/described-column.tsx'
import { DescribedPart } from '../../lists/described-list.tsx'
import { textFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { FREE_ROUNDS } from './free-rounds.ts'

const sourceOf = (id: string) =>
  pagesOf(listFreeRoundsMembers, (query, signal) => call(listFreeRoundsMembers, { params: { id }, query }, signal))

const listOf = (id: string) =>
  defineList(sourceOf(id), {
    key: [...FREE_ROUNDS, 'members', id],
    file: 'free-rounds-members',
    title: 'office-free-rounds.members',
    rowKey: (row) => row.id,
    filters: [textFilter('username', 'office-free-rounds.username')],
    columns: [
      {
        key: 'member',
        header: 'office-free-rounds.username',
        phone: 'heading',
        text: ({ member }) => member.username,
        link: ({ member }) => `/members/${member.id}`,
      },
      {
        key: 'used',
        header: 'office-free-rounds.played',
        align: 'end',
        text: ({ used }) => String(used),
        cell: ({ used, rounds }) => `${used} / ${rounds}`,
      },
      moneyColumn('won', 'office-free-rounds.won'),
      moneyColumn('paid', 'office-free-rounds.paid'),
      {
        key: 'told',
        header: 'office-free-rounds.told',
        text: ({ told }, { _ }) => _(told ? 'office-free-rounds.told.yes' : 'office-free-rounds.told.no'),
      },
      momentColumn('lastAt', 'office-free-rounds.last'),
    ],
    empty: { icon: <SearchX />, word: 'office-free-rounds.members.none' },
  })

/** Who has the rounds of a campaign, and what became of them. */
export function CampaignMembers({ campaign: { id } }: { readonly campaign: FreeRoundsCampaign }) {
  const { _ } = useLingui()
  return (
    <Card title={_('office-free-rounds.members')}>
      <DescribedPart list={listOf(id)} />
    </Card>
  )
}
