import type { Column } from '@sanuk/ui/table'

/**
 * A column on the screen and in a file. `text` is the bare value: "12.50", an instant in UTC, which a file shows on the
 * brand's clock.
 */
export type ListColumn<Row> = Column<Row> & { readonly text: (row: Row) => string }
