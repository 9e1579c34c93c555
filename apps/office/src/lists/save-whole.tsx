import { type SavedColumn, SaveList } from './save-list.tsx'

type SaveWholeProps<Row> = {
  readonly name: string
  readonly rows: readonly Row[]
  readonly columns: readonly SavedColumn<Row>[]
}

/** Saves a list that is here whole already. */
export function SaveWhole<Row>({ rows, ...list }: SaveWholeProps<Row>) {
  return <SaveList {...list} readFrom={async () => ({ list: rows, nextCursor: null })} />
}
