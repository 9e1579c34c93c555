import { useLingui } from '@lingui/react'
import { FILE_ROWS_MAX, sayListSaved } from '@sanuk/contracts/audit'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { Button } from '@sanuk/ui/button'
import { writeCsv } from '@sanuk/ui/csv'
import { toast } from '@sanuk/ui/toast'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSessionEnd } from '../session/use-session.ts'
import { call } from '../wire/call.ts'
import { faultText } from '../wire/fault-text.ts'
import { useBrand } from '../wire/use-brand.ts'
import { holdsInstant, onTheClock } from './on-the-clock.ts'
import { type ReadRows, readAll } from './read-all.ts'
import { saveFile } from './save-file.ts'

/** What an address of a page is cut to when it is written down. */
const ADDRESS_MAX = 255

/** A column of a file. `text` is the bare value: "12.50", an instant in UTC, which a file shows on the brand's clock. */
export type SavedColumn<Row> = { readonly header: string; readonly text: (row: Row) => string }

type SaveListProps<Row> = {
  /** Of the file, before the day. */
  name: string
  columns: readonly SavedColumn<Row>[]
  readFrom: ReadRows<Row>
}

/**
 * Saves a whole list, as it is narrowed now, as a CSV file; says how far it is.
 *
 * It waits for the brand, whose code and day name the file and whose time zone its moments are written in.
 */
export function SaveList<Row>({ name, columns, readFrom }: SaveListProps<Row>) {
  const { _ } = useLingui()
  const brand = useBrand()
  const endedBy = useSessionEnd()
  const [read, setRead] = useState<number>()

  async function save() {
    if (!brand) return
    try {
      const { rows, complete } = await readAll(readFrom, setRead)
      // Who took a list away is written down, or nobody takes it.
      const address = `${location.pathname}${location.search}`.slice(0, ADDRESS_MAX)
      await call(sayListSaved, { body: { list: name, rows: rows.length, address } })
      const written = onTheClock(brand.timeZone)
      const texts = rows.map((row) => columns.map(({ text }) => text(row)))
      const lines = texts.map((line) => line.map(written))
      // A column of times says whose clock they are on.
      const head = columns.map(({ header }, at) =>
        texts.some((line) => holdsInstant(line[at] ?? '')) ? `${header} (${brand.timeZone})` : header,
      )
      saveFile(`${brand.brand.code}-${name}-${dayOf(Date.now(), brand.timeZone)}.csv`, writeCsv([head, ...lines]))
      if (complete) toast.success(_('office.export.done', { rows: rows.length }))
      else toast.info(_('office.export.cut', { rows: FILE_ROWS_MAX }))
    } catch (fault) {
      if (endedBy(fault)) return
      toast.error(_('office.export.failed'), { description: faultText(fault, _) })
    } finally {
      setRead(undefined)
    }
  }

  return (
    <Button look="outline" icon={<Download />} busy={!brand} onClick={save}>
      {read === undefined ? _('office.export') : _('office.export.progress', { rows: read })}
    </Button>
  )
}
