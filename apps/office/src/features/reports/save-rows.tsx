import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Download } from 'lucide-react'
import { writeCsv } from '../../lists/csv.ts'
import { saveFile } from '../../lists/save-file.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useSpan } from './use-span.ts'

type Props<Row> = { name: string; columns: readonly (keyof Row & string)[]; rows: readonly Row[] }

/** Saves what a table shows as a CSV file, with the columns' names of the wire. */
export function SaveRows<Row>({ name, columns, rows }: Props<Row>) {
  const { _ } = useLingui()
  const { span } = useSpan()
  const code = useBrand()?.brand.code ?? 'sanuk'
  const lines = rows.map((row) => columns.map((column) => String(row[column])))
  return (
    <Button
      look="outline"
      size="small"
      icon={<Download />}
      onClick={() => saveFile(`${code}-${name}-${span.from}-${span.to}.csv`, writeCsv([columns, ...lines]))}
    >
      {_('office.export')}
    </Button>
  )
}
