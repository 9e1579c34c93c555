import type { CurrencyCode } from '@sanuk/money/currency'
import type { Column } from '@sanuk/ui/table'
import type { ReactNode } from 'react'
import { MemberLink } from '../components/member-link.tsx'
import type { OfficeWord } from '../language/office-word.ts'
import type { Formats } from './use-formats.ts'

type Layout<Row> = Pick<Column<Row>, 'key' | 'align' | 'phone'> & {
  /** Empty above buttons that speak for themselves. */
  readonly header: OfficeWord | ''
  /** Where the row's name leads to; no link where it answers null. */
  readonly link?: (row: Row) => string | null
  /** Opens the list's drawer: of every row, or of those for which it answers true. */
  readonly opens?: true | ((row: Row) => boolean)
}

/** `open` opens the drawer of the row. */
type Cell<Row> = (row: Row, formats: Formats, open: () => void) => ReactNode
type Text<Row> = (row: Row, formats: Formats) => string

/**
 * A column of a list on the screen and in its file. `text` is the bare value ("12.50", an instant in UTC) that a file
 * holds; the screen shows it, too, unless `cell` draws something else. Without `text` a column is not in the file, and
 * with `fileOnly` nowhere else.
 */
export type DescribedColumn<Row> = Layout<Row> &
  (
    | { readonly text: Text<Row>; readonly cell?: Cell<Row>; readonly fileOnly?: true }
    | { readonly text?: undefined; readonly cell: Cell<Row>; readonly fileOnly?: undefined }
  )

type Options<Row> = Pick<Layout<Row>, 'phone' | 'link' | 'opens'> & { readonly fileOnly?: true }

type Texts<Key extends string> = Readonly<Record<Key, string | null>>

/** A text as it is; a dash on the screen where there is none. */
export function textColumn<Key extends string>(
  key: Key,
  header: OfficeWord,
  options: Options<Texts<Key>> = {},
): DescribedColumn<Texts<Key>> {
  return {
    ...options,
    key,
    header,
    text: (row) => row[key] ?? '',
    cell: (row, { _ }) => row[key] ?? _('office.none'),
  }
}

/** An instant on the brand's clock; a dash where there is none. */
export function momentColumn<Key extends string>(
  key: Key,
  header: OfficeWord,
  options: Options<Texts<Key>> = {},
): DescribedColumn<Texts<Key>> {
  return {
    ...options,
    key,
    header,
    text: (row) => row[key] ?? '',
    cell: (row, { _, moment }) => {
      const at = row[key]
      return at === null ? _('office.none') : moment(at)
    },
  }
}

type MoneyRow<Key extends string> = Texts<Key> & { readonly currency?: CurrencyCode | undefined }

/** Money in the currency of the row, or of the brand where rows name none; `net` shows which way it went. */
export function moneyColumn<Key extends string>(
  key: Key,
  header: OfficeWord,
  { net = false, ...options }: Options<MoneyRow<Key>> & { readonly net?: boolean } = {},
): DescribedColumn<MoneyRow<Key>> {
  return {
    ...options,
    key,
    header,
    align: 'end',
    text: (row) => row[key] ?? '',
    cell: (row, { _, money }) => {
      const amount: string | null = row[key]
      return amount === null ? _('office.none') : money(amount, { net, code: row.currency })
    },
  }
}

type Numbers<Key extends string> = Readonly<Record<Key, number | null>>

/** A number; a dash where there is none. */
export function numberColumn<Key extends string>(
  key: Key,
  header: OfficeWord,
  options: Options<Numbers<Key>> = {},
): DescribedColumn<Numbers<Key>> {
  return {
    ...options,
    key,
    header,
    align: 'end',
    text: (row) => String(row[key] ?? ''),
    cell: (row, { _, number }) => {
      const value = row[key]
      return value === null ? _('office.none') : number(value)
    },
  }
}

type OfMember = { readonly member: string; readonly username: string }

/** Whose the row is, with the way to them. */
export function memberColumn({
  header = 'office.username',
  ...options
}: Options<OfMember> & { readonly header?: OfficeWord } = {}): DescribedColumn<OfMember> {
  return {
    ...options,
    key: 'member',
    header,
    text: ({ username }) => username,
    cell: ({ member, username }) => <MemberLink member={{ id: member, username }} />,
  }
}

/** By what the row is known inside, for files. */
export const ID_COLUMN: DescribedColumn<{ readonly id: string }> = {
  key: 'id',
  header: 'office.id',
  fileOnly: true,
  text: ({ id }) => id,
}
