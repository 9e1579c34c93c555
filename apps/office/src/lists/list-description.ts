import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'
import type { DescribedColumn } from './described-column.tsx'
import type { Filter } from './filter.tsx'
import type { Answer, ListSource } from './list-source.ts'
import type { Sorting } from './sorting.tsx'
import type { Formats } from './use-formats.ts'

/** What the drawer of a list is given. */
export type DrawerProps<Row> = {
  /** Of the row that the address names, which may be none of those that are here; null while nothing is open. */
  readonly id: string | null
  readonly row: Row | null
  readonly onClose: () => void
}

/** What stands where a list has no rows. */
export type Nothing = { readonly icon: ReactNode; readonly word: OfficeWord; readonly note?: OfficeWord }

/**
 * A list: what is shown of it, and what can be done with it. Everything else follows from it: table, cards on phones,
 * filters in the address, pages, file, and what stands there while it loads, fails or is empty.
 */
type Description<Name extends string, Row, More> = {
  /** Under this it is remembered: what changes one of its rows makes everything below the key old. */
  readonly key: readonly unknown[]
  /** Asked for anew by itself after so long. */
  readonly everyMs?: number
  /** Asked for only once it is narrowed down: something else stands there until then. */
  readonly waitsForFilter?: true
  /** Of its file, before the day. */
  readonly file: string
  readonly title: OfficeWord
  readonly note?: OfficeWord | ((answer: Answer<Row, More> | undefined, formats: Formats) => ReactNode)
  readonly rowKey: (row: Row) => string
  /** On the screen and in the file, in this order. */
  readonly columns: readonly DescribedColumn<Row>[]
  /** Draws a row as a card instead, on every screen; the columns are then those of the file. */
  readonly card?: (row: Row) => ReactNode
  readonly filters?: readonly Filter<Name>[]
  /** By what it is ordered, where its contract takes that. */
  readonly sort?: 'sort' extends Name ? Sorting : never
  readonly empty: Nothing | ((value: (name: string) => string | undefined) => Nothing)
  /** As many as a page usually has. */
  readonly skeletonRows?: number
  readonly drawer?: (props: DrawerProps<Row>) => ReactNode
  /** Above the head: the way back to what the list belongs to. */
  readonly back?: (answer: Answer<Row, More> | undefined) => ReactNode
  /** Before the buttons that every list has. */
  readonly switches?: ReactNode
  /** Behind them. */
  readonly actions?: ReactNode | ((answer: Answer<Row, More> | undefined) => ReactNode)
  /** Between the head and the list; nothing where the first page failed. */
  readonly above?: (answer: Answer<Row, More> | undefined) => ReactNode
  /** Says below the rows how many are here, where the answer tells how many there are. */
  readonly shown?: (rows: number, answer: Answer<Row, More>, formats: Formats) => string
  /** Below the list. */
  readonly below?: ReactNode
}

export type ListDescription<Row, More> = Description<string, Row, More> & {
  readonly source: ListSource<string, Row, More>
}

/** Describes a list of rows that a source answers; it can be narrowed down by what the contract of the source takes. */
export const defineList = <Name extends string, Row, More>(
  source: ListSource<Name, Row, More>,
  list: Description<NoInfer<Name>, NoInfer<Row>, NoInfer<More>>,
): ListDescription<Row, More> => ({ ...list, source })
