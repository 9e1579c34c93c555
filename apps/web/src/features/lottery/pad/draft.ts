import type { Play, ReadTickets, Row, Selection } from '@sanuk/engines/lottery/bets'
import { numbersOf, readTickets, sizeOf } from '@sanuk/engines/lottery/bets'

/** What stands on the pad of a play. */
export type Draft = {
  /** What is picked in each row, in ascending order. */
  readonly rows: readonly (readonly number[])[]
  /** Chosen places, of plays that let one choose them. */
  readonly places: readonly number[]
  /** Typed tickets, as they were typed. */
  readonly text: string
  /** Whether the typed tickets count, and not the rows. */
  readonly isTyped: boolean
}

export const NO_TICKETS: ReadTickets = { tickets: [], dropped: [] }

/** An empty pad; as many places as a play needs are chosen, the last ones. */
export function emptyDraft({ form: { rows, places } }: Play): Draft {
  const chosen = places ? Array.from({ length: places.least }, (_, n) => places.of - places.least + n) : []
  return { rows: rows.map(() => []), places: chosen, text: '', isTyped: rows.length === 0 }
}

/** The pad on which a selection was made. */
export function draftOf(play: Play, { rows, tickets, places }: Selection): Draft {
  const empty = emptyDraft(play)
  const between = play.form.written?.symbols.width === 1 ? ' ' : ', '
  return {
    rows: rows ?? empty.rows,
    places: places ?? empty.places,
    text: tickets?.join(between) ?? '',
    isTyped: tickets !== undefined,
  }
}

/** The typed tickets of a draft. */
export function ticketsIn({ form: { written } }: Play, { text, isTyped }: Draft): ReadTickets {
  return written && isTyped && text !== '' ? readTickets(written, text) : NO_TICKETS
}

/** What a draft selects, valid or not. */
export function selectionIn({ form }: Play, draft: Draft, { tickets }: ReadTickets): Selection {
  const picked = draft.isTyped ? { tickets } : { rows: draft.rows }
  return form.places ? { ...picked, places: draft.places } : picked
}

/** A row with a symbol taken in or out; where only one may be picked, it takes the place of the other. */
export function toggled({ most }: Row, picked: readonly number[], symbol: number): readonly number[] {
  if (picked.includes(symbol)) return picked.filter((one) => one !== symbol)
  if (most === 1) return [symbol]
  if (picked.length >= most) return picked
  return [...picked, symbol].sort((a, b) => a - b)
}

/** The rows of a pad with other picks in one of them; where no symbol may be in two rows, the others give them up. */
export function withPicks(
  { form }: Play,
  { rows }: Pick<Draft, 'rows'>,
  { at, picked }: { readonly at: number; readonly picked: readonly number[] },
): Draft['rows'] {
  return rows.map((row, index) => {
    if (index === at) return picked
    return form.distinctRows ? row.filter((one) => !picked.includes(one)) : row
  })
}

/** Ways to fill a row of numbers at once. */
export const SHORTCUTS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
export type Shortcut = (typeof SHORTCUTS)[number]

/** What a shortcut picks in a row of numbers: big is the upper half. */
export function shortcutPicks({ symbols }: Row, shortcut: Shortcut): readonly number[] {
  const all = numbersOf(symbols)
  const half = Math.floor(sizeOf(symbols) / 2)
  switch (shortcut) {
    case 'all':
      return all
    case 'big':
      return all.slice(half)
    case 'small':
      return all.slice(0, half)
    case 'odd':
      return all.filter((one) => one % 2 === 1)
    case 'even':
      return all.filter((one) => one % 2 === 0)
    case 'clear':
      return []
  }
}

/** Shortcuts of a row that pick no more than the row takes; words have none. */
export function shortcutsOf(row: Row): readonly Shortcut[] {
  if (row.symbols.kind === 'words' || row.most === 1) return []
  return SHORTCUTS.filter((shortcut) => shortcutPicks(row, shortcut).length <= row.most)
}
