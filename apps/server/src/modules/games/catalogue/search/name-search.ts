import type { Localized } from '@sanuk/contracts/wire'
import { onOtherKeyboard } from './other-keyboard.ts'
import { searchText } from './search-text.ts'
import { soundText } from './spelling.ts'
import { lettersOf, missingLetters, TYPED_MAX, typingDistance } from './typing-distance.ts'

/** Stands between the names of a game in its languages; nobody can type it. */
const BETWEEN = '\n'

/** A game's names as they are looked for: as they are written, and as they sound. */
export type SearchableName = {
  readonly written: string
  readonly sound: string
  /** Of the sound. */
  readonly letters: number
}

/** What is looked for, and among them those that match best have the smallest `rank`. */
export type Found<T> = { readonly item: T; readonly rank: number }

export function searchableName({ th, en }: Localized): SearchableName {
  const sound = [th, en].map(soundText).join(BETWEEN)
  return { written: [th, en].map(searchText).join(BETWEEN), sound, letters: lettersOf(sound) }
}

/** Fewer keys mean something on either keyboard. */
const KEYS_MEANT = 4

type Named<T> = { readonly items: readonly T[]; readonly nameOf: (item: T) => SearchableName }

/**
 * Those whose name has what was typed: as it is written; if there is none, as it sounds; if there is none, with a
 * typing mistake or two in it; and at last, typed on a keyboard that was switched to the other language. The better
 * matches come first; what matches equally well stays in its order.
 */
export function searchNames<T>(named: Named<T>, typed: string): Found<T>[] {
  const found = searchAsTyped(named, typed)
  if (found.length > 0 || typed.trim().length < KEYS_MEANT) return found
  return ranked(named, byWords(onOtherKeyboard(typed), searchText, WRITTEN))
}

const WRITTEN = ({ written }: SearchableName) => written
const SOUND = ({ sound }: SearchableName) => sound

function searchAsTyped<T>(named: Named<T>, typed: string): Found<T>[] {
  const plain = ranked(named, byWords(typed, searchText, WRITTEN))
  const sound = soundText(typed)
  // One sound alone is in nearly every name.
  if (plain.length > 0 || sound.length < 2) return plain
  const sounding = ranked(named, byWords(typed, soundText, SOUND))
  return sounding.length > 0 ? sounding : ranked(named, byMistakes(sound))
}

/** How well a name matches: the smaller the better, null for not at all. */
type Match = (name: SearchableName) => number | null

/** At the beginning of a name, anywhere in it, or word by word in any order. */
function byWords(typed: string, spell: (text: string) => string, textOf: (name: SearchableName) => string): Match {
  const whole = spell(typed)
  const words = typed.split(/\s+/).map(spell)
  const isManyWords = words.length > 1 && words.every((word) => word.length > 1)
  if (whole === '') return () => null
  return (name) => {
    const text = textOf(name)
    if (text.includes(whole)) return text.startsWith(whole) || text.includes(BETWEEN + whole) ? 0 : 1
    return isManyWords && words.every((word) => text.includes(word)) ? 2 : null
  }
}

/** How many mistakes are forgiven: in a short word every letter counts. */
const mistakesIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2)

function byMistakes(typed: string): Match {
  const most = mistakesIn(typed)
  if (most === 0 || typed.length > TYPED_MAX) return () => null
  const letters = lettersOf(typed)
  const distance = typingDistance(typed)
  return ({ sound, letters: within }) => {
    if (missingLetters(letters, within) > most) return null
    const mistakes = distance(sound)
    return mistakes <= most ? mistakes : null
  }
}

function ranked<T>({ items, nameOf }: Named<T>, match: Match): Found<T>[] {
  const byRank: Found<T>[][] = []
  for (const item of items) {
    const rank = match(nameOf(item))
    if (rank === null) continue
    const equal = byRank[rank] ?? []
    byRank[rank] = equal
    equal.push({ item, rank })
  }
  return byRank.flat()
}
