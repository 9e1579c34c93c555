import type { SavedColumn } from '../../lists/save-list.tsx'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useSpan } from './use-span.ts'

type Props<Row> = {
  readonly name: string
  readonly columns: readonly SavedColumn<Row>[]
  readonly rows: readonly Row[]
}

/** Saves a table of the report; the file is named after the days it is of. */
export function SaveReport<Row>({ name, ...table }: Props<Row>) {
  const { span } = useSpan()
  return <SaveWhole {...table} name={`${name}-${span.from}-${span.to}`} />
}
