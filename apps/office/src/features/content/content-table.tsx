import { useLingui } from '@lingui/react'
import { type Column, Table } from '@sanuk/ui/table'
import { Link } from 'wouter'
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
}

/** Entries of one part in their order. */
export function ContentTable({ label, rows }: Props) {
  const columns = useColumns()
  return <Table label={label} columns={columns} rows={rows} rowKey={({ id }) => id} skeletonRows={6} empty={null} />
}

function useColumns(): readonly Column<ContentRow>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  const schedule = useScheduleText()
  return [
    {
      key: 'title',
      header: _('office-content.title'),
      phone: 'heading' as const,
      cell: (row) => (
        <span className={styles.named}>
          {(row.kind === 'banner' || row.kind === 'promotion') && <Thumbnail row={row} />}
          <Link to={contentAddress(row.kind, row.id)} className={list.name}>
            {row.title === '–' ? _('office-content.untitled') : row.title}
          </Link>
        </span>
      ),
    },
    { key: 'state', header: _('office.state'), cell: (row) => <StateBadges row={row} /> },
    { key: 'schedule', header: _('office-content.schedule'), cell: schedule },
    { key: 'changed', header: _('office-content.changed'), cell: ({ changedAt }) => moment(changedAt) },
  ]
}
