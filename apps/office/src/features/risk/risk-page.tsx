import { FLAG_STATES, listFlags, RISK_KINDS } from '@sanuk/contracts/office-risk'
import { ShieldCheck, SlidersHorizontal } from 'lucide-react'
import { DialogButton } from '../../components/dialog-button.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter, onlyFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { FlagCard } from './flag-card.tsx'
import { FLAG_COLUMNS } from './flag-columns.ts'
import { RISK } from './risk.ts'
import { RulesDialog } from './rules-dialog.tsx'

const SOURCE = pagesOf(listFlags, ({ limit: _limit, ...query }, signal) => call(listFlags, { query }, signal))

const LIST = defineList(SOURCE, {
  key: [...RISK, 'list'],
  file: 'risk',
  title: 'office-risk.title',
  note: 'office-risk.note',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office.username.search'),
    viewFilter('state', { values: FLAG_STATES, word: (state) => `office-risk.state.${state}`, start: 'open' }),
    choiceFilter('kind', {
      label: 'office-risk.kind',
      any: 'office-risk.kind.all',
      values: RISK_KINDS,
      word: (kind) => `office-risk.kind.${kind}`,
    }),
    daysFilter(),
    onlyFilter('member', 'office-risk.member.all'),
  ],
  sort: { day: 'raisedAt' },
  columns: FLAG_COLUMNS,
  card: (flag) => <FlagCard flag={flag} />,
  empty: (value) => ({
    icon: <ShieldCheck />,
    word: `office-risk.empty.${FLAG_STATES.find((known) => known === value('state')) ?? 'open'}`,
    note: 'office-risk.empty.note',
  }),
  actions: (
    <DialogButton power="risk.change" look="outline" icon={<SlidersHorizontal />} label="office-risk.rules">
      {(onClose) => <RulesDialog onClose={onClose} />}
    </DialogButton>
  ),
})

/** Members that staff should look at, with the reason, the newest first. */
export const RiskPage = () => <DescribedList list={LIST} />
