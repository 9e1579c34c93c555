import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF whose fonts are subsets with a table of what their glyphs mean (ISO 32000-1, 9.10.3), piece by piece
 * as it was drawn. Reads no more than that of the format: enough for files that are written with one kind of fonts.
 */
export function readPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const unicodeOf = new Map<string, Map<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1]
      unicodeOf.set(name, meanings(objects.get(table ?? '')?.stream ?? ''))
    }
  }
  return [...objects.values()].flatMap(({ stream }) => drawnTexts(stream, unicodeOf)).join('')
}

type PdfObject = { readonly head: string; readonly stream: string }

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1')
  const found = text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    [...found].map(([, number = '', body = '']) => {
      const [head = '', stream] = body.split(/\nstream\n/)
      return [number, { head, stream: stream === undefined ? '' : streamOf(head, stream) }]
    }),
  )
}

function streamOf(head: string, stream: string): string {
  const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** From the glyphs' numbers to letters: `<0000> <00ff> [<0041> <0042> ...]`, counted up from the first. */
function meanings(table: string): Map<string, string> {
  const ranges = table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)
  return new Map(
    [...ranges].flatMap(([, from = '0', letters = '']) =>
      [...letters.matchAll(/<([\da-f ]*)>/g)].map(([, units = ''], index): [string, string] => [
        (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )
}

/** `/F1 9 Tf [<0001> 20 <0002>] TJ`: the font, and the glyphs with what they are moved by. */
function drawnTexts(stream: string, unicodeOf: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] {
  let font = ''
  return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, name, glyphs = '']) => {
    if (name !== undefined) font = name
    const codes = [...glyphs.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return codes.map((code) => unicodeOf.get(font)?.get(code) ?? '\ufffd').join('')
  })
}
