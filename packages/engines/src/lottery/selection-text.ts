import type { Play, Row, Selection, Written } from './play.ts'

/** What of a family has words: a group of plays, a play and its rule, a row of its pad, a word in a row, a tier. */
export type FamilyTerm = 'group' | 'play' | 'how' | 'row' | 'word' | 'tier'

/** Says a term in somebody's language. */
export type FamilyWords = (term: FamilyTerm, code: string) => string

type TextNeeds = { readonly words: FamilyWords; readonly placeNames: readonly string[] }

const TICKETS_SHOWN = 12

/** What is picked, in a line: rows with bars between them, or the first of the typed tickets and how many follow. */
export function selectionText(
  { form: { rows, written } }: Pick<Play, 'form'>,
  { rows: picked, tickets, places }: Selection,
  { words, placeNames }: TextNeeds,
): { readonly text: string; readonly more: number } {
  const where = places ? `${places.map((place) => placeNames[place] ?? place + 1).join(' ')} · ` : ''
  if (tickets && written) {
    const text = tickets.slice(0, TICKETS_SHOWN).map((ticket) => ticketText(written, ticket))
    return { text: where + text.join(', '), more: Math.max(0, tickets.length - TICKETS_SHOWN) }
  }
  const texts = rows.map((row, at) => rowText(row, picked?.[at] ?? [], words))
  return { text: where + texts.join(' | '), more: 0 }
}

/** The names of a draw's places: those of a play with a row for each of them, else their numbers. */
export function placeNames(
  { form: { places } }: Play,
  plays: readonly Play[],
  { words, numbered }: { readonly words: FamilyWords; readonly numbered: (place: number) => string },
): readonly string[] {
  if (!places) return []
  const rows = plays.find(({ form }) => form.rows.length === places.of && !form.places)?.form.rows
  return Array.from({ length: places.of }, (_, place) => {
    const row = rows?.[place]
    return row ? words('row', row.name) : numbered(place + 1)
  })
}

/** The digits of a row stand together, longer numbers apart. */
function rowText({ symbols }: Row, picked: readonly number[], words: FamilyWords): string {
  if (picked.length === 0) return '–'
  if (symbols.kind === 'words') return picked.map((one) => words('word', symbols.words[one] ?? '')).join(' ')
  return picked.map((one) => String(one).padStart(symbols.width, '0')).join(symbols.width === 1 ? '' : ' ')
}

const ticketText = ({ symbols: { width } }: Written, ticket: string): string =>
  width === 1 ? ticket : (ticket.match(new RegExp(`.{${width}}`, 'g')) ?? []).join(' ')
