import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { Download } from 'lucide-react'
import { useLogoutIfAccessDenied } from 'ra-core'
import { useState } from 'react'
import { faultText } from '../wire/fault-text.ts'
import { useBrand } from '../wire/use-brand.ts'
import { writeCsv } from './csv.ts'
import type { ListColumn } from './list-column.ts'
import { FILE_ROWS_MAX, type ReadRows, readAll } from './read-all.ts'
import { saveFile } from './save-file.ts'

/** A column of a file. */
export type SavedColumn<Row> = Pick<ListColumn<Row>, 'header' | 'text'>

type SaveListProps<Row> = {
  /** Of the file, before the day. */
  name: string
  columns: readonly SavedColumn<Row>[]
  readFrom: ReadRows<Row>
}

/** Saves a whole list, as it is narrowed now, as a CSV file; says how far it is. */
export function SaveList<Row>({ name, columns, readFrom }: SaveListProps<Row>) {
  const { _ } = useLingui()
  const brand = useBrand()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [read, setRead] = useState<number>()

  async function save() {
    const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: brand?.timeZone ?? 'UTC' })
    try {
      const { rows, complete } = await readAll(readFrom, setRead)
      const lines = rows.map((row) => columns.map(({ text }) => text(row)))
      const head = columns.map(({ header }) => header)
      saveFile(`${brand?.brand.code ?? 'sanuk'}-${name}-${day.format(Date.now())}.csv`, writeCsv([head, ...lines]))
      if (complete) toast.success(_('office.export.done', { rows: rows.length }))
      else toast.info(_('office.export.cut', { rows: FILE_ROWS_MAX }))
    } catch (fault) {
      if (await logoutIfAccessDenied(fault)) return
      toast.error(_('office.export.failed'), { description: faultText(fault, _) })
    } finally {
      setRead(undefined)
    }
  }

  return (
    <Button look="outline" icon={<Download />} onClick={save}>
      {read === undefined ? _('office.export') : _('office.export.progress', { rows: read })}
    </Button>
  )
}
