import type { Play, Row, Selection, Written } from '@sanuk/engines/lottery/bets'
import type { FamilyWords } from './family-words.ts'

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

/** The digits of a row stand together, longer numbers apart. */
function rowText({ symbols }: Row, picked: readonly number[], words: FamilyWords): string {
  if (picked.length === 0) return '–'
  if (symbols.kind === 'words') return picked.map((one) => words('word', symbols.words[one] ?? '')).join(' ')
  return picked.map((one) => String(one).padStart(symbols.width, '0')).join(symbols.width === 1 ? '' : ' ')
}

const ticketText = ({ symbols: { width } }: Written, ticket: string): string =>
  width === 1 ? ticket : (ticket.match(new RegExp(`.{${width}}`, 'g')) ?? []).join(' ')
