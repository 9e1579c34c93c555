import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Select } from '@sanuk/ui/select'
import { type Column, Table } from '@sanuk/ui/table'
import { type ReactNode, useState } from 'react'
import { useWriteFigure } from '../../components/use-write-figure.tsx'
import { type WireFigure, wholeOf } from '../../components/wire-figure.ts'
import type { SavedColumn } from '../../lists/save-list.tsx'
import styles from './reports.module.css'
import { PLAYED, type PlayedName } from './reports.ts'
import { SaveReport } from './save-report.tsx'

type Played = Record<PlayedName, WireFigure>

type Props<Row extends Played> = {
  /** Of the file. */
  name: string
  title: string
  note?: string
  /** Left out while they load. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** What a row is of; further columns stand behind it. */
  first: { header: string; cell: (row: Row) => ReactNode }
  further?: readonly Column<Row>[]
  /** What a file says of a row before its figures. */
  saved: readonly SavedColumn<Row>[]
}

/** What was played by one mark or another, largest first by whatever is asked for, with a bar for the eye. */
export function Breakdown<Row extends Played>({ name, title, note, rows, rowKey, first, further, saved }: Props<Row>) {
  const { _ } = useLingui()
  const write = useWriteFigure()
  const [by, setBy] = useState<PlayedName>('stake')
  const sorted = rows && [...rows].sort((one, other) => descending(wholeOf(one[by]), wholeOf(other[by])))
  const figures = PLAYED.map((figure) => ({
    header: _(`reports.figure.${figure}`),
    text: (row: Row) => String(row[figure]),
  }))
  const largest = Math.max(1, ...(rows ?? []).map((row) => sizeOf(row[by])))
  return (
    <Card title={title} action={rows && <SaveReport name={name} columns={[...saved, ...figures]} rows={rows} />}>
      <div className={styles.bar}>
        <Select
          className={styles.choice}
          label={_('reports.sort')}
          value={by}
          onChange={setBy}
          options={PLAYED.map((value) => ({ value, label: _(`reports.figure.${value}`) }))}
        />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <Table
        label={title}
        columns={[
          {
            key: 'name',
            header: first.header,
            phone: 'heading',
            cell: (row) => (
              <div className={styles.named}>
                {first.cell(row)}
                <span
                  aria-hidden
                  className={styles.share}
                  data-negative={wholeOf(row[by]) < 0n || undefined}
                  style={{ inlineSize: `${(100 * sizeOf(row[by])) / largest}%` }}
                />
              </div>
            ),
          },
          ...(further ?? []),
          ...PLAYED.map((figure) => ({
            key: figure,
            header: _(`reports.figure.${figure}`),
            align: 'end' as const,
            cell: (row: Row) => write(row[figure]),
          })),
        ]}
        rows={sorted}
        rowKey={rowKey}
        empty={null}
      />
    </Card>
  )
}

const descending = (one: bigint, other: bigint): number => (one === other ? 0 : one < other ? 1 : -1)
const sizeOf = (figure: WireFigure): number => Math.abs(Number(wholeOf(figure)))
