/** Results by game and issue, as an archive has them. */
export type Archive = ReadonlyMap<string, readonly string[]>

export const nameOf = ({ game, issue }: { readonly game: string; readonly issue: string }): string => `${game} ${issue}`

/**
 * Reads an archive: `game,issue,number,…` a line, numbers with their leading zeros; lines that begin with `#` are passed over.
 * Throws an error that names a line that is none, or an issue that stands twice.
 */
export function readArchive(text: string): Archive {
  const archive = new Map<string, string[]>()
  for (const [at, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) continue
    const [game = '', issue = '', ...result] = line.split(',').map((field) => field.trim())
    const isWhole = game !== '' && /^[0-9-]+$/.test(issue) && result.length > 0
    if (!isWhole || !result.every((number) => /^\d+$/.test(number)))
      throw new Error(`line ${at + 1} is no result: ${line}`)
    const name = nameOf({ game, issue })
    if (archive.has(name)) throw new Error(`line ${at + 1} tells ${name} a second time`)
    archive.set(name, result)
  }
  return archive
}
