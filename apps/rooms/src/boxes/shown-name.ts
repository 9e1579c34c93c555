/** A nickname as others at the table read it: its beginning and its last letter, as `so***i`. */
export function shownName(nickname: string): string {
  const letters = [...nickname]
  const [first = '', second = ''] = letters
  if (letters.length <= 2) return `${first}***`
  return `${first}${letters.length > 4 ? second : ''}***${letters.at(-1) ?? ''}`
}
