import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Download } from 'lucide-react'
import { useBrand } from '../../brand/use-brand.ts'
import { notify } from '../../toasts/toasts.ts'
import { faultText } from '../../wire/fault-text.ts'
import { type CsvColumn, csvOf } from './csv.ts'
import { saveTable } from './save-table.ts'

type Page<Row> = { readonly list: readonly Row[]; readonly nextCursor: string | null }

type ExportButtonProps<Row> = {
  readonly label: string
  /** Of the file, behind the name of the site: what it is of, or from which day to which. */
  readonly name: string
  readonly columns: readonly CsvColumn<Row>[]
  /** A page of what is saved; the first one has an empty cursor. */
  readonly page: (cursor: string) => Promise<Page<Row>>
  readonly disabled: boolean
}

/** Saves a whole list as a table for spreadsheets. */
export function ExportButton<Row>({ label, name, columns, page, disabled }: ExportButtonProps<Row>) {
  const { _ } = useLingui()
  const timeZone = useBrand()?.timeZone

  async function save() {
    try {
      saveTable(csvOf(await everyRow(page), columns, timeZone), `sanuk-${name}.csv`)
    } catch (fault) {
      notify('error', faultText(fault, _))
    }
  }

  return (
    <Button look="ghost" icon={<Download />} aria-label={label} disabled={disabled} onClick={save}>
      {_('site.export')}
    </Button>
  )
}

async function everyRow<Row>(page: (cursor: string) => Promise<Page<Row>>): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { list, nextCursor }: Page<Row> = await page(cursor)
    rows.push(...list)
    cursor = nextCursor
  }
  return rows
}
