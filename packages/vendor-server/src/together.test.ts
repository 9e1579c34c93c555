import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { together } from './together.ts'

type Asked = { readonly items: readonly string[]; readonly answer: () => void; readonly refuse: (error: Error) => void }

/** Something that is done together, whose end the test decides; the name of a thing is its first letter. */
function open() {
  const asked: Asked[] = []
  const take = together<string, string>({
    nameOf: (item) => item.charAt(0),
    all: (items) =>
      new Promise((resolve, reject) => {
        asked.push({ items, answer: () => resolve(items.map((item) => item.toUpperCase())), refuse: reject })
      }),
  })
  return { asked, take }
}

test('calls of one event loop turn form a batch, and calls during it form the next batch', async () => {
  const { asked, take } = open()
  const [first, second] = [take('apple'), take('pear')]
  await turn()
  const [third, fourth] = [take('fig'), take('plum')]
  await turn()
  expect(asked.map(({ items }) => items)).toEqual([['apple', 'pear']])
  asked[0]?.answer()
  expect(await Promise.all([first, second])).toEqual(['APPLE', 'PEAR'])
  await turn()
  expect(asked[1]?.items).toEqual(['fig', 'plum'])
  asked[1]?.answer()
  expect(await Promise.all([third, fourth])).toEqual(['FIG', 'PLUM'])
})

test('a batch holds one item per name, and further items of that name follow in order', async () => {
  const { asked, take } = open()
  const results = [take('apple'), take('apricot'), take('pear'), take('almond')]
  for (const expected of [['apple', 'pear'], ['apricot'], ['almond']]) {
    await turn()
    expect(asked.at(-1)?.items).toEqual(expected)
    asked.at(-1)?.answer()
  }
  expect(await Promise.all(results)).toEqual(['APPLE', 'APRICOT', 'PEAR', 'ALMOND'])
})

test('a failed batch rejects each of its calls, and the next batch still runs', async () => {
  const { asked, take } = open()
  const failed = Promise.allSettled([take('apple'), take('pear')])
  await turn()
  const next = take('fig')
  asked[0]?.refuse(new Error('the database is away'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await turn()
  asked[1]?.answer()
  expect(await next).toBe('FIG')
})

test('a batch holds at most 256 items', async () => {
  const names = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index))
  const { asked, take } = open()
  const results = names.map(take)
  await turn()
  expect(asked[0]?.items).toHaveLength(256)
  asked[0]?.answer()
  await turn()
  expect(asked[1]?.items).toHaveLength(44)
  asked[1]?.answer()
  expect(await Promise.all(results)).toEqual(names)
})
