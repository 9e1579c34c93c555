import { FileFault } from '#platform/file-fault'

/**
 * The text of a bank's file: UTF-8, or else Windows-874, which holds TIS-620, as Thai banks write. Throws a `FileFault`
 * for what is neither.
 */
export function decodeBankFile(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'windows-874']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // A byte of nothing stands in pictures and spreadsheets, never in a text.
      if (!text.includes('\0')) return text
    } catch {}
  }
  throw new FileFault({ word: 'statements.fault.text' })
}
