import { fileURLToPath } from 'node:url'
import type { Language } from '@sanuk/contracts/wire'
import PDFDocument from 'pdfkit'

/** A4 in points, and what stays free around the text. */
const PAGE = { width: 595.28, height: 841.89, margin: 42, foot: 64 }

/** From one line to the next, in sizes of the letters: Thai marks stand above and below them. */
const LEADING = 1.5

export type Style = { readonly size: number; readonly weight: 400 | 600; readonly colour: string }

/** Where a text stands: the upper left corner of its room, and how wide that is. */
export type Place = { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'end' }

export type Paper = ReturnType<typeof openPaper>

type About = { readonly language: Language; readonly title: string; readonly author: string }

/**
 * A document to write on. Latin and Thai letters are fonts of their own, and lines are broken between words where Thai
 * has no spaces: so it lays out its text itself.
 */
export function openPaper({ language, title, author }: About) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    // The same sheet makes the same file, whenever that is: who has two of them can compare them byte by byte.
    info: { Title: title, Author: author, CreationDate: new Date(0) },
  })
  for (const [script, weight] of FACES) doc.registerFont(`${script} ${weight}`, faceFile(script, weight))
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  let y: number = PAGE.margin

  const set = (run: string, { size, weight }: Style) => doc.font(`${scriptOf(run)} ${weight}`).fontSize(size)
  const widthOf = (text: string, style: Style): number =>
    runsOf(text).reduce((width, run) => width + set(run, style).widthOfString(run), 0)

  /** The lines of a text in a room of that width. */
  const linesOf = (text: string, style: Style, width: number): readonly string[] => {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const piece of piecesOf(text, segmenter)) {
      if (line !== '' && used + widthOf(piece.trimEnd(), style) > width) {
        lines.push(line.trimEnd())
        line = ''
        used = 0
      }
      line += piece
      used += widthOf(piece, style)
    }
    return [...lines, line.trimEnd()]
  }

  return {
    doc,
    left: PAGE.margin,
    width: PAGE.width - 2 * PAGE.margin,
    widthOf,
    linesOf,
    heightOf: (lines: readonly string[], { size }: Style): number => lines.length * size * LEADING,
    /** How far down the page is written on. */
    at: () => y,
    move: (by: number) => {
      y += by
    },
    /** Begins a page where so much does not fit on this one any more, and tells whether it did. */
    makeRoom: (height: number): boolean => {
      if (y + height <= PAGE.height - PAGE.foot) return false
      doc.addPage()
      y = PAGE.margin
      return true
    },
    write: (lines: readonly string[], style: Style, { x, y: top, width, align }: Place) => {
      for (const [index, line] of lines.entries()) {
        let from = align === 'end' ? x + width - widthOf(line, style) : x
        const baseline = top + (index + 0.5) * style.size * LEADING + style.size * 0.35
        for (const run of runsOf(line)) {
          set(run, style).fillColor(style.colour)
          doc.text(run, from, baseline, { lineBreak: false, baseline: 'alphabetic' })
          from += doc.widthOfString(run)
        }
      }
    },
    /** Writes something at the foot of each page, and closes the document. */
    close: async (footer: (page: number, pages: number) => void): Promise<Buffer> => {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        footer(page + 1, count)
      }
      const whole = collect(doc)
      doc.end()
      return whole
    },
    foot: PAGE.height - PAGE.foot + 20,
  }
}

const FACES = [
  ['latin', 400],
  ['latin', 600],
  ['thai', 400],
  ['thai', 600],
] as const

function faceFile(script: 'latin' | 'thai', weight: 400 | 600): string {
  return fileURLToPath(import.meta.resolve(`@sanuk/ui/fonts/anuphan-${script}-${weight}.ttf`))
}

const THAI = /[\u0e01-\u0e5b]/

const scriptOf = (run: string): 'latin' | 'thai' => (THAI.test(run) ? 'thai' : 'latin')

/** A text in runs of one font each, as the fonts draw it. */
function runsOf(text: string): readonly string[] {
  return drawable(text).match(/[\u0e01-\u0e5b]+|[^\u0e01-\u0e5b]+/g) ?? []
}

/**
 * Without signs that only say where no line ends. Sara am is written as the two marks it is made of, the tone mark between
 * them: drawn alike, and copied from the file letter by letter.
 */
const drawable = (text: string): string =>
  text.replaceAll('\u2060', '').replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')

/** What a line may end after: words of Thai, and anything up to a space. */
function piecesOf(text: string, segmenter: Intl.Segmenter): readonly string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = pieces.at(-1) ?? ''
    const thai = THAI.test(segment) && THAI.test(last.at(-1) ?? '')
    const begins = last === '' || last.endsWith(' ') || (isWordLike && thai)
    if (begins && segment !== ' ') pieces.push(segment)
    else pieces.splice(-1, 1, last + segment)
  }
  return pieces
}

async function collect(doc: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(part)
  return Buffer.concat(parts)
}
