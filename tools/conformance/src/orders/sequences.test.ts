import { expect, test } from 'vitest'
import { type Message, SCRIPTS } from './message.ts'
import { sequencesOf } from './sequences.ts'

const message = (name: string): Message => ({ name, call: 'bet' })
const written = (letters: string, repeats: boolean) =>
  sequencesOf({ title: '', repeats, messages: [...letters].map(message) }).map((it) =>
    it.map(({ name }) => name).join(''),
  )

test('with repeats, all sequences of one to five messages are made', () => {
  const words = written('ab', true)
  expect(words).toHaveLength(2 + 4 + 8 + 16 + 32)
  expect(new Set(words).size).toBe(words.length)
  expect(words).toContain('babba')
})

test('without repeats, all arrangements of the messages are made', () => {
  expect(written('abc', false).toSorted()).toEqual(
    ['a', 'ab', 'abc', 'ac', 'acb', 'b', 'ba', 'bac', 'bc', 'bca', 'c', 'ca', 'cab', 'cb', 'cba'].toSorted(),
  )
})

test('the scripts have the calculated numbers of sequences', () => {
  // 4 + 4² + … + 4⁵ words of the first script, 5 + 20 + 60 + 120 + 120 arrangements of each other one.
  const counts = SCRIPTS.map((script) => sequencesOf(script).length)
  expect(counts).toEqual([1364, 325, 325, 325, 325, 325])
})
