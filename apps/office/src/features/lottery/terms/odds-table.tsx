import { useLingui } from '@lingui/react'
import type { ReadLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { DecimalInput } from '@sanuk/ui/decimal-input'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Select } from '@sanuk/ui/select'
import { useState } from 'react'
import type { DescribedColumn } from '../../../lists/described-column.tsx'
import { RowsCard } from '../../../lists/rows-card.tsx'
import { SearchField } from '../../../lists/search-field.tsx'
import { useFamilyWord, usePlayName } from '../family-words.ts'
import styles from '../lottery.module.css'
import { BulkReturn } from './bulk-return.tsx'
import { type Draft, type OddsRow, playsOf, withOdds } from './draft.ts'

type Props = {
  readonly answer: ReadLotteryTerms
  readonly draft: Draft
  readonly rows: readonly OddsRow[]
  readonly onDraft: (draft: Draft) => void
  readonly mayChange: boolean
}

/** The odds of every play and tier with what comes back; those that are searched for can be set together. */
export function OddsTable({ answer, draft, rows, onDraft, mayChange }: Props) {
  const { _ } = useLingui()
  const nameOf = usePlayName(answer.family)
  const wordOf = useFamilyWord(answer.family)
  const names = {
    play: nameOf,
    group: (group: string) => wordOf('group', group) ?? group,
    tier: (tier: string) => wordOf('tier', tier) ?? _('office.none'),
  }
  const [text, setText] = useState('')
  const [group, setGroup] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const shown = rows.filter(
    (row) =>
      (group === '' || row.group === group) && `${row.play} ${nameOf(row.play)}`.toLocaleLowerCase().includes(wanted),
  )
  const listed = new Set(shown.map(({ play }) => play))
  const groups = [...new Set(rows.map((row) => row.group))]
  return (
    <RowsCard
      title="office-lottery-terms.odds"
      file="lottery-odds"
      columns={columnsOf(names, mayChange ? (row, value) => onDraft(withOdds(draft, row, value)) : undefined)}
      rows={shown}
      rowKey={({ play, at }) => `${play} ${at}`}
      empty={<EmptyState title={_('office-lottery-terms.none')} />}
    >
      <div className={styles.actions}>
        <SearchField label={_('office-lottery-terms.search')} text={text} longest={60} onText={setText} />
        {groups.length > 1 && (
          <Select<string>
            label={_('office-lottery-terms.group')}
            value={group}
            onChange={setGroup}
            options={[
              { value: '', label: _('office-lottery-terms.group.all') },
              ...groups.map((value) => ({ value, label: names.group(value) })),
            ]}
          />
        )}
      </div>
      {mayChange && listed.size > 0 && (
        <BulkReturn plays={playsOf(answer).filter(({ code }) => listed.has(code))} draft={draft} onDraft={onDraft} />
      )}
    </RowsCard>
  )
}

type OnOdds = (row: OddsRow, value: string) => void

type Names = Readonly<Record<'play' | 'group' | 'tier', (code: string) => string>>

const columnsOf = (names: Names, onOdds: OnOdds | undefined): DescribedColumn<OddsRow>[] => [
  { key: 'group', header: 'office-lottery-terms.group', phone: 'none', text: ({ group }) => names.group(group) },
  { key: 'play', header: 'office-lottery-terms.play', phone: 'heading', text: ({ play }) => names.play(play) },
  { key: 'tier', header: 'office-lottery-terms.tier', text: ({ tier }) => names.tier(tier) },
  {
    key: 'odds',
    header: 'office-lottery-terms.rate',
    align: 'end',
    text: ({ odds }) => odds,
    cell: (row) => (onOdds ? <OddsField row={row} names={names} onOdds={(value) => onOdds(row, value)} /> : row.odds),
  },
  { key: 'usual', header: 'office-lottery-terms.usual', align: 'end', text: ({ usual }) => usual },
  {
    key: 'return',
    header: 'office-lottery-terms.return',
    align: 'end',
    text: ({ share }) => (share === null ? '' : `${share}%`),
  },
]

type FieldProps = { readonly row: OddsRow; readonly names: Names; readonly onOdds: (value: string) => void }

function OddsField({ row, names, onOdds }: FieldProps) {
  const { _ } = useLingui()
  const { play, tier, odds, allowed, share } = row
  return (
    <span className={styles.bar}>
      <DecimalInput
        aria-label={_('office-lottery-terms.rate.of', { play: names.play(play), tier: names.tier(tier) })}
        aria-invalid={allowed !== null || share === null || undefined}
        decimals={4}
        value={odds}
        onChange={onOdds}
      />
      {allowed !== null && (
        <small role="alert">
          {allowed === ''
            ? _('office-lottery-terms.allowed.none')
            : _('office-lottery-terms.allowed', { max: allowed })}
        </small>
      )}
    </span>
  )
}
