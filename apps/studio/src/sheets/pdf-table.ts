import type { Paper, Style } from './paper.ts'
import type { Row } from './sheet.ts'

const LINE = '#e5dfd2'
const SAFFRON = '#c98a12'

const STYLES = {
  head: { size: 8, weight: 400, colour: '#5f655f' },
  name: { size: 9, weight: 400, colour: '#191d1b' },
  figure: { size: 9, weight: 600, colour: '#191d1b' },
  strong: { size: 9, weight: 600, colour: '#0a7455' },
} satisfies Record<string, Style>

const GAP = 14
const PADDING = 2.5
const BAR = { width: 96, height: 5 }
/** Of the whole width, what figures leave to the names. */
const NAMES_LEAST = 0.36

/** Widths of the columns from the left, the bars' last; 0 where there are none. */
type Columns = { readonly cells: readonly number[]; readonly bar: number }

/** Draws rows with their bars; where a page ends, the heads stand above those of the next one again. */
export function drawTable(paper: Paper, heads: readonly string[], rows: readonly Row[]): void {
  const columns = columnsOf(paper, heads, rows)
  const longest = Math.max(...rows.filter(({ strong }) => !strong).map(({ share = 0 }) => share))
  const drawHeads = () => {
    for (const line of headLines(heads)) drawCells(paper, columns, line)
  }
  drawHeads()
  for (const row of rows) {
    const line = lineOf(row)
    if (paper.makeRoom(heightOf(paper, columns, line))) drawHeads()
    rule(paper)
    if (row.share !== undefined && !row.strong) bar(paper, columns, row.share / longest)
    drawCells(paper, columns, line)
  }
}

/** How high the table is where no page ends in it. */
export function tableHeight(paper: Paper, heads: readonly string[], rows: readonly Row[]): number {
  const columns = columnsOf(paper, heads, rows)
  return [...headLines(heads), ...rows.map(lineOf)].reduce((sum, line) => sum + heightOf(paper, columns, line), 0)
}

/** A row as it is drawn: its first cell in one style, the others in another. */
type Line = { readonly cells: readonly string[]; readonly styles: readonly [name: Style, figure: Style] }

const headLines = (heads: readonly string[]): readonly Line[] =>
  heads.length === 0 ? [] : [{ cells: heads, styles: [STYLES.head, STYLES.head] }]

const lineOf = ({ cells, strong }: Row): Line => ({
  cells,
  styles: strong ? [STYLES.strong, STYLES.strong] : [STYLES.name, STYLES.figure],
})

function columnsOf(paper: Paper, heads: readonly string[], rows: readonly Row[]): Columns {
  const bar = rows.some(({ share }) => share !== undefined) ? BAR.width + GAP : 0
  const figures = (rows[0]?.cells ?? []).slice(1).map((_, index) => {
    const cells = rows.map(({ cells }) => paper.widthOf(cells[index + 1] ?? '', STYLES.figure))
    return Math.max(paper.widthOf(heads[index + 1] ?? '', STYLES.head), ...cells) + GAP
  })
  const room = paper.width - bar
  const wanted = figures.reduce((sum, width) => sum + width, 0)
  const shrunk = Math.min(1, (room * (1 - NAMES_LEAST)) / wanted)
  // Narrow columns of many reels may leave the names less; only a long figure among few is broken into lines.
  const widths = figures.length > 2 ? figures : figures.map((width) => width * shrunk)
  return { cells: [room - widths.reduce((sum, width) => sum + width, 0), ...widths], bar }
}

const styleOf = ({ styles: [name, figure] }: Line, column: number): Style => (column === 0 ? name : figure)

function linesOf(paper: Paper, { cells: widths }: Columns, line: Line): ReadonlyArray<readonly string[]> {
  return line.cells.map((text, column) => {
    const room = (widths[column] ?? 0) - (column === 0 ? 0 : GAP)
    // A figure as wide as its column fits, whatever the fractions of a point add up to.
    return paper.linesOf(text, styleOf(line, column), room + 0.1)
  })
}

function heightOf(paper: Paper, columns: Columns, line: Line): number {
  const heights = linesOf(paper, columns, line).map((lines, column) => paper.heightOf(lines, styleOf(line, column)))
  return Math.max(...heights) + 2 * PADDING
}

function drawCells(paper: Paper, columns: Columns, line: Line): void {
  const height = heightOf(paper, columns, line)
  let x = paper.left
  for (const [column, lines] of linesOf(paper, columns, line).entries()) {
    const width = columns.cells[column] ?? 0
    const place = { x, y: paper.at() + PADDING, width }
    paper.write(lines, styleOf(line, column), column === 0 ? place : { ...place, align: 'end' })
    x += width
  }
  paper.move(height)
}

function rule({ doc, left, width, at }: Paper): void {
  doc
    .moveTo(left, at())
    .lineTo(left + width, at())
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
}

function bar({ doc, left, width, at }: Paper, { bar }: Columns, part: number): void {
  const y = at() + PADDING + (STYLES.name.size * 1.5 - BAR.height) / 2
  const length = Math.max(BAR.height, (bar - GAP) * part)
  doc.roundedRect(left + width - bar + GAP, y, length, BAR.height, BAR.height / 2).fill(SAFFRON)
}
