import { FileFault } from '#platform/file-fault'

/** Byte order marks of UTF-16, the only sign by which it is known. */
const MARKS = [
  { first: 0xff, second: 0xfe, encoding: 'utf-16le' },
  { first: 0xfe, second: 0xff, encoding: 'utf-16be' },
]

/**
 * The text of a bank's file: UTF-16 by its byte order mark, UTF-8, or else Windows-874, which holds TIS-620, as Thai banks
 * write. Throws a `FileFault` for what is none of them.
 */
export function decodeBankFile(bytes: Uint8Array): string {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // A byte of nothing stands in pictures and spreadsheets, never in a text.
      if (!text.includes('\0')) return text
    } catch {}
  }
  throw new FileFault({ word: 'statements.fault.text' })
}

function encodingsOf([one, two]: Uint8Array): string[] {
  const marked = MARKS.find(({ first, second }) => one === first && two === second)
  return marked ? [marked.encoding] : ['utf-8', 'windows-874']
}
