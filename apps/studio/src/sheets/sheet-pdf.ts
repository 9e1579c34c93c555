import { say } from '@sanuk/locales/server-words'
import { openPaper, type Paper, type Style } from './paper.ts'
import { drawTable, tableHeight } from './pdf-table.ts'
import type { Section, Sheet } from './sheet.ts'

const INK = '#191d1b'
const MUTED = '#5f655f'
const JADE = '#0a7455'
const SAFFRON = '#9a5c00'
const TINT = '#e2eee6'

const STYLES = {
  kind: { size: 11, weight: 600, colour: SAFFRON },
  name: { size: 28, weight: 600, colour: INK },
  heading: { size: 13, weight: 600, colour: INK },
  text: { size: 9, weight: 400, colour: MUTED },
  mark: { size: 9, weight: 600, colour: INK },
  highlight: { size: 12, weight: 600, colour: JADE },
  foot: { size: 8, weight: 400, colour: MUTED },
} satisfies Record<string, Style>

/** A section as high as this may be parted by the end of a page; what is lower stays together. */
const PARTED_FROM = 300

/** Between a section and what is above it, its notes, and its table. */
const SPACE = { above: 18, note: 2, table: 4 }

/** A sheet as a PDF on A4. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const { language, title, code, marks, sections } = sheet
  const paper = openPaper({ language, title, author: marks[1]?.value ?? '' })
  drawHead(paper, sheet)
  for (const section of sections) drawSection(paper, section)
  const { left, width, foot } = paper
  return paper.close((page, pages) => {
    const place = { x: left, y: foot, width }
    paper.write([`${title} · ${code} · ${marks[2]?.value}`], STYLES.foot, place)
    paper.write([say(language, 'sheets.page', { page, pages })], STYLES.foot, { ...place, align: 'end' })
  })
}

function drawHead(paper: Paper, { language, name, about, marks, highlights }: Sheet): void {
  drawText(paper, say(language, 'sheets.title'), STYLES.kind)
  drawText(paper, name, STYLES.name)
  drawText(paper, about, STYLES.text)
  paper.move(4)
  drawText(paper, marks.map(({ name, value }) => `${name} ${value}`).join('   ·   '), STYLES.mark)
  paper.move(12)
  const gap = 8
  const width = (paper.width - gap * (highlights.length - 1)) / highlights.length
  const height = 50
  for (const [index, { name, value }] of highlights.entries()) {
    const x = paper.left + index * (width + gap)
    paper.doc.roundedRect(x, paper.at(), width, height, 8).fill(TINT)
    const place = { x: x + 10, width: width - 20 }
    paper.write([name], fitting(name, STYLES.text), { ...place, y: paper.at() + 8 })
    paper.write([value], fitting(value, STYLES.highlight), { ...place, y: paper.at() + 24 })
  }
  paper.move(height)

  function fitting(text: string, style: Style): Style {
    return { ...style, size: Math.min(1, (width - 20) / paper.widthOf(text, style)) * style.size }
  }
}

function drawSection(paper: Paper, { title, notes, heads, rows }: Section): void {
  const written = [{ text: title, style: STYLES.heading }, ...notes.map((text) => ({ text, style: STYLES.text }))].map(
    ({ text, style }) => ({ style, lines: paper.linesOf(text, style, paper.width) }),
  )
  const heights = written.map(({ lines, style }) => paper.heightOf(lines, style) + SPACE.note)
  const height = heights.reduce((sum, each) => sum + each, SPACE.above + SPACE.table) + tableHeight(paper, heads, rows)
  paper.makeRoom(height < PARTED_FROM ? height : PARTED_FROM / 2)
  paper.move(SPACE.above)
  for (const [index, { lines, style }] of written.entries()) {
    paper.write(lines, style, { x: paper.left, y: paper.at(), width: paper.width })
    paper.move(heights[index] ?? 0)
  }
  paper.move(SPACE.table)
  drawTable(paper, heads, rows)
}

function drawText(paper: Paper, text: string, style: Style): void {
  const { left: x, width } = paper
  const lines = paper.linesOf(text, style, width)
  paper.write(lines, style, { x, y: paper.at(), width })
  paper.move(paper.heightOf(lines, style))
}
