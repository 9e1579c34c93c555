import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { DescribedColumn } from '../../lists/described-column.tsx'

/** The scheme by its name. */
export const SCHEME_COLUMN: DescribedColumn<{ readonly scheme: AgentScheme }> = {
  key: 'scheme',
  header: 'office-agent-money.scheme',
  text: ({ scheme }, { _ }) => _(`office-agent-money.scheme.${scheme}`),
}

type Days = readonly [first: string, last: string]

/** The days of a period: one column on the screen under this key, the first and the last day apart in a file. */
export const periodColumns = <Row,>(
  key: string,
  { daysOf, phone }: { readonly daysOf: (row: Row) => Days } & Pick<DescribedColumn<Row>, 'phone'>,
): readonly DescribedColumn<Row>[] => [
  { key, header: 'office-agent-money.period', phone, cell: (row) => writeDays(daysOf(row)) },
  { key: 'firstDay', header: 'office-agent-money.first_day', fileOnly: true, text: (row) => daysOf(row)[0] },
  { key: 'lastDay', header: 'office-agent-money.last_day', fileOnly: true, text: (row) => daysOf(row)[1] },
]

/** The days of a period; a single one is written once. */
export const writeDays = ([first, last]: Days): string => (first === last ? first : `${first} – ${last}`)
