import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Money } from '@sanuk/ui/money'
import { type Column, Table } from '@sanuk/ui/table'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { AccountBadges } from './account-badges.tsx'
import { FreezeBadges } from './freezes/freeze-badges.tsx'
import styles from './team.module.css'
import type { TeamRow } from './use-team.ts'
import { useWriteUpline } from './use-write-upline.ts'

type TeamTableProps = {
  readonly rows: readonly TeamRow[] | undefined
  /** Whether each row says where in the team it is. */
  readonly withPath: boolean
  readonly empty: ReactNode
  readonly error: ReactNode
  readonly onMember: (member: TeamRow) => void
  readonly onTeam: (agent: TeamRow) => void
}

/** Accounts of a team; on a phone each is a card. */
export function TeamTable({ rows, withPath, empty, error, onMember, onTeam }: TeamTableProps) {
  const { _ } = useLingui()
  const figures = useFigureColumns()
  return (
    <Table
      label={_('agent-centre.team.list')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
      error={error}
      columns={[
        {
          key: 'member',
          header: _('agent-centre.team.member'),
          phone: 'heading',
          cell: (row) => <Account row={row} withPath={withPath} onOpen={() => onMember(row)} />,
        },
        {
          key: 'below',
          header: _('agent-centre.team.below'),
          cell: (row) => <Below row={row} onOpen={() => onTeam(row)} />,
        },
        ...figures,
      ]}
    />
  )
}

function useFigureColumns(): readonly Column<TeamRow>[] {
  const { _ } = useLingui()
  const currency = useCurrency()
  const language = useLanguage()
  return [
    {
      key: 'valid',
      header: _('agent-centre.team.month.valid'),
      align: 'end',
      cell: ({ month }) => <Money amount={parseAmount(month.valid)} currency={currency} />,
    },
    {
      key: 'net',
      header: _('agent-centre.team.month.net'),
      align: 'end',
      cell: ({ month }) => <Money amount={parseAmount(month.net)} currency={currency} net />,
    },
    {
      key: 'played',
      header: _('agent-centre.team.played'),
      align: 'end',
      cell: ({ lastPlayed }) => (lastPlayed ? writeDay(lastPlayed, language) : _('agent-centre.team.played.never')),
    },
  ]
}

type BelowProps = { readonly row: TeamRow; readonly onOpen: () => void }

/** Who belongs directly to an account; pressing it leads to them. */
function Below({ row: { username, agents, members }, onOpen }: BelowProps) {
  const { _ } = useLingui()
  if (agents + members === 0) return '–'
  return (
    <Button look="outline" size="small" icon={<UsersRound />} className={styles.below} onClick={onOpen}>
      {_('agent-centre.team.below.some', { agents, members })}
      <VisuallyHidden>
        {' '}
        {_('agent-centre.team.open')} {username}
      </VisuallyHidden>
    </Button>
  )
}

type AccountProps = { readonly row: TeamRow; readonly withPath: boolean; readonly onOpen: () => void }

/** Whose row it is; pressing the name shows the account. */
function Account({ row, withPath, onOpen }: AccountProps) {
  const writeUpline = useWriteUpline()
  return (
    <div className={styles.account}>
      <button type="button" className={styles.name} data-member={row.id} onClick={onOpen}>
        {row.username}
      </button>
      <AccountBadges account={row} />
      <FreezeBadges account={row} />
      {row.nickname !== row.username && <span className={styles.nickname}>{row.nickname}</span>}
      {row.remark !== '' && <span className={styles.remark}>{row.remark}</span>}
      {withPath && <span className={styles.upline}>{writeUpline(row)}</span>}
    </div>
  )
}
