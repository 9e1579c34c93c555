import type { StatementColumn } from '@sanuk/contracts/office-statements'
import type { CsvRecord } from '#platform/csv-records'

/** Where each column of a file stands, counted from 0. */
export type Columns = Readonly<Partial<Record<StatementColumn, number>>>

/** The line that names the columns, and what each seems to hold. */
export type Head = { readonly headLine: number; readonly headers: readonly string[]; readonly columns: Columns }

/** Above the names of the columns banks write whose account it is, and of which days. */
const HEAD_WITHIN = 40

const OUT = /ถอน|เดบิต|หักบัญชี|debit|withdraw|paid ?out|money ?out/
const IN = /ฝาก|เครดิต|เข้าบัญชี|credit|deposit|paid ?in|money ?in/

/** What Thai banks call their columns, in either language; the first that fits counts. */
const NAMES: readonly (readonly [StatementColumn, (header: string) => boolean])[] = [
  ['balance', (it) => /คงเหลือ|balance/.test(it)],
  ['date', (it) => /วันที่|วันทำรายการ|วันเวลา|date/.test(it) && !/มีผล|effective|value/.test(it)],
  ['time', (it) => /เวลา|time/.test(it)],
  ['amount', (it) => OUT.test(it) && IN.test(it)],
  ['debit', (it) => OUT.test(it)],
  ['credit', (it) => IN.test(it)],
  ['reference', (it) => /อ้างอิง|เลขที่รายการ|reference|transaction ?id|\bref\b/.test(it)],
  ['amount', (it) => /จำนวนเงิน|ยอดเงิน|amount/.test(it)],
  ['description', (it) => /รายละเอียด|รายการ|คำอธิบาย|หมายเหตุ|description|detail|particular|remark/.test(it)],
]

/** What each column holds by its name; the first of a name counts. */
export function guessColumns(headers: readonly string[]): Columns {
  const found: Partial<Record<StatementColumn, number>> = {}
  for (const [place, header] of headers.entries()) {
    const column = NAMES.find(([, fits]) => fits(header.toLowerCase()))?.[0]
    if (column) found[column] ??= place
  }
  return found
}

/** Whether lines can be read by these columns at all. */
export const isEnough = ({ date, amount, debit, credit }: Columns): boolean =>
  date !== undefined && (amount !== undefined || debit !== undefined || credit !== undefined)

/** Finds the line that names the columns; the widest one where none is named as we know it. */
export function findHead(records: readonly CsvRecord[]): Head {
  const heads = records.slice(0, HEAD_WITHIN).map(({ line, fields }) => {
    const columns = guessColumns(fields)
    return { headLine: line, headers: fields, columns, known: isEnough(columns) ? Object.keys(columns).length : 0 }
  })
  const better = (one: (typeof heads)[number], other: (typeof heads)[number]) =>
    other.known - one.known || other.headers.length - one.headers.length
  const best = heads.toSorted(better)[0]
  if (!best) return { headLine: 1, headers: [], columns: {} }
  const { headLine, headers, columns, known } = best
  return { headLine, headers, columns: known > 0 ? columns : {} }
}
