import { searchText } from './search-text.ts'

/** Letters of one sound, each group written by its first: Thai spells many sounds in several ways. */
const ONE_SOUND = [
  'สศษซ',
  'นณ',
  'ลฬร',
  'ดฎ',
  'ตฏ',
  'ทธฐฑฒถ',
  'คฅขฃฆ',
  'พภผ',
  'ยญ',
  'ชฌฉ',
  'ฟฝ',
  'หฮ',
  'ไใ',
  // Long and short vowels.
  'ิี',
  'ึื',
  'ุู',
  'kcq',
  'sz',
  'iy',
] as const

const soundOf = new Map(ONE_SOUND.flatMap((group) => [...group].map((letter) => [letter, group[0]] as const)))

/** Before tone marks are dropped: a letter under the mark of silence is not heard. */
const SILENT = /[\u0e01-\u0e2e][\u0e34-\u0e39]?\u0e4c/g

/** What is written in more than one way, as it is heard. */
const AS_HEARD: readonly (readonly [RegExp, string])[] = [
  [/เเ/g, 'แ'],
  [/รร/g, '\u0e31น'],
  [/\u0e4dา|\u0e31ม/g, 'าม'],
  [/ะ/g, ''],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
]

const DOUBLED = /([a-z\u0e01-\u0e2e])\1+/g

/** A name as it sounds rather than as it is spelled, for those who know it from hearing. */
export function soundText(text: string): string {
  const written = AS_HEARD.reduce(
    (so, [spelling, heard]) => so.replace(spelling, heard),
    searchText(text.replace(SILENT, '')),
  )
  return [...written]
    .map((letter) => soundOf.get(letter) ?? letter)
    .join('')
    .replace(DOUBLED, '$1')
}
