import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { type Column, Table } from '@sanuk/ui/table'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMoment } from '../../language/use-moment.ts'
import list from '../../lists/list-page.module.css'
import styles from './content.module.css'
import { type ContentRow, contentAddress } from './content.ts'
import { StateBadges } from './state-badges.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useScheduleText } from './use-schedule-text.ts'

type Props = {
  label: string
  /** Left out while they load. */
  rows: readonly ContentRow[] | undefined
  /** Left out where nothing can be moved: one who may only look, or a list that is not whole. */
  onMove: ((row: ContentRow, step: 1 | -1) => Promise<void>) | undefined
}

/** Entries of one part in their order. */
export function ContentTable({ label, rows, onMove }: Props) {
  const columns = useColumns(rows ?? [], onMove)
  return <Table label={label} columns={columns} rows={rows} rowKey={({ id }) => id} skeletonRows={6} empty={null} />
}

function useColumns(rows: readonly ContentRow[], onMove: Props['onMove']): readonly Column<ContentRow>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  const schedule = useScheduleText()
  const pictured = rows.some(({ kind }) => kind === 'banner' || kind === 'promotion')
  return [
    ...(pictured
      ? [{ key: 'look', header: _('office-content.look'), cell: (row: ContentRow) => <Thumbnail row={row} /> }]
      : []),
    {
      key: 'title',
      header: _('office-content.title'),
      phone: 'heading' as const,
      cell: ({ kind, id, title }) => (
        <Link to={contentAddress(kind, id)} className={list.name}>
          {title === '–' ? _('office-content.untitled') : title}
        </Link>
      ),
    },
    { key: 'state', header: _('office.state'), cell: (row) => <StateBadges row={row} /> },
    { key: 'schedule', header: _('office-content.schedule'), cell: schedule },
    { key: 'changed', header: _('office-content.changed'), cell: ({ changedAt }) => moment(changedAt) },
    ...(onMove
      ? [
          {
            key: 'order',
            header: _('office-content.order'),
            align: 'end' as const,
            cell: (row: ContentRow) => <Movers row={row} rows={rows} onMove={onMove} />,
          },
        ]
      : []),
  ]
}

type MoversProps = {
  row: ContentRow
  rows: readonly ContentRow[]
  onMove: (row: ContentRow, step: 1 | -1) => Promise<void>
}

/** They stay where the focus is, also at the ends. */
function Movers({ row, rows, onMove }: MoversProps) {
  const { _ } = useLingui()
  const first = rows[0]?.id === row.id
  const last = rows.at(-1)?.id === row.id
  return (
    <span className={styles.movers}>
      <IconButton
        label={_('office-content.up', { title: row.title })}
        size="small"
        aria-disabled={first || undefined}
        onClick={() => onMove(row, -1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={_('office-content.down', { title: row.title })}
        size="small"
        aria-disabled={last || undefined}
        onClick={() => onMove(row, 1)}
      >
        <ChevronDown />
      </IconButton>
    </span>
  )
}
