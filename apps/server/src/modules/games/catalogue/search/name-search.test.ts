import { expect, test } from 'vitest'
import { searchableName, searchNames } from './name-search.ts'

const NAMES = [
  { th: 'เสือทอง', en: 'Golden Tiger' },
  { th: 'ต้มยำ 777', en: 'Tom Yum 777' },
  { th: 'สวรรค์ชั้นฟ้า', en: 'Seventh Heaven' },
  { th: 'มังกรไฟ', en: 'Fire Dragon' },
  { th: 'น้ำเต้าปูปลา', en: 'Gourd Crab Fish' },
  { th: 'ไพ่แคง', en: 'Khaeng Cards' },
  { th: 'ฟีนิกซ์เพลิง', en: 'Blazing Phoenix' },
  { th: 'ราชาสมุทร', en: 'King of the Sea' },
]

const named = { items: NAMES, nameOf: ({ th, en }: (typeof NAMES)[number]) => searchableName({ th, en }) }
const find = (typed: string) =>
  searchNames(named, typed)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item.en)

// How people really look for these: what stands on the left was written down before the measure was chosen.
test.each([
  // As it is written.
  ['golden tiger', ['Golden Tiger']],
  ['GOLDENTIGER', ['Golden Tiger']],
  ['tiger golden', ['Golden Tiger']],
  ['777', ['Tom Yum 777']],
  ['เสือ', ['Golden Tiger']],
  // Tone marks left out, misplaced or wrong.
  ['ตมยำ', ['Tom Yum 777']],
  ['ต้มย้ำ', ['Tom Yum 777']],
  ['นำเตา', ['Gourd Crab Fish']],
  // Another spelling of the same sound.
  ['สวัน', ['Seventh Heaven']],
  ['ตมยาม', ['Tom Yum 777']],
  ['เเคง', ['Khaeng Cards']],
  ['มังกอนไฟ', ['Fire Dragon']],
  ['มังกลไฟ', ['Fire Dragon']],
  ['ลาชา', ['King of the Sea']],
  ['fenix', ['Blazing Phoenix']],
  ['ฟินิก', ['Blazing Phoenix']],
  ['tomyam', ['Tom Yum 777']],
  // A typing mistake or two.
  ['tigre', ['Golden Tiger']],
  ['tigr', ['Golden Tiger']],
  ['golen tigar', ['Golden Tiger']],
  ['dragn', ['Fire Dragon']],
  ['pheonix', ['Blazing Phoenix']],
  ['เสือทองง', ['Golden Tiger']],
  ['นำเต้าปุปา', ['Gourd Crab Fish']],
  // The keyboard was switched to the other language.
  ['ะรเำพ', ['Golden Tiger']],
  ['glnv', ['Golden Tiger']],
])('searching for %s finds %j', (typed, expected) => {
  expect(find(typed)).toEqual(expected)
})

test.each(['zzzz', 'สล็อตอื่น', 'xyz', 'ก ข'])('searching for %s finds nothing', (typed) => {
  expect(find(typed)).toEqual([])
})

test('names that start with the query rank before names that contain it', () => {
  const items = [
    { th: 'ก', en: 'Old King' },
    { th: 'ข', en: 'King Old' },
  ]
  const found = searchNames({ items, nameOf: ({ th, en }) => searchableName({ th, en }) }, 'king')
  expect(found.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item.en)).toEqual([
    'King Old',
    'Old King',
  ])
})
