import { expect, test } from 'vitest'
import { openTopic, type Reader } from './topics.ts'

const counting = () =>
  openTopic<number, number>({
    begin: 0,
    apply: (sum, more) => sum + more,
    snapshot: (at, sum) => ({ at, sum }),
    change: (at, more) => ({ at, more }),
  })

type TestReader = { heard: unknown[]; told: Buffer[]; waiting: number; reader: Reader }

function reader(): TestReader {
  const heard: unknown[] = []
  const told: Buffer[] = []
  const self: TestReader = {
    heard,
    told,
    waiting: 0,
    reader: {
      send: (text: Buffer) => {
        told.push(text)
        heard.push(JSON.parse(String(text)))
      },
      waiting: () => self.waiting,
    },
  }
  return self
}

test('a new follower is told the whole state and then each change by its number', () => {
  const topic = counting()
  topic.publish(5)
  const page = reader()
  topic.follow(page.reader)
  topic.publish(2, 3)
  expect(page.heard).toEqual([
    { at: 1, sum: 5 },
    { at: 2, more: 2 },
    { at: 3, more: 3 },
  ])
})

test('who leaves is told no more', () => {
  const topic = counting()
  const page = reader()
  topic.follow(page.reader)
  topic.leave(page.reader)
  topic.publish(1)
  expect(page.heard).toHaveLength(1)
  expect(topic.followers()).toBe(0)
})

test('all followers share the bytes of a change', () => {
  const topic = counting()
  const [one, other] = [reader(), reader()]
  topic.follow(one.reader)
  topic.follow(other.reader)
  topic.publish(4)
  expect(one.told[1]).toBe(other.told[1])
})

test('a reader that does not keep up is left out until it has, and then is told the whole state once', () => {
  const topic = counting()
  const [slow, quick] = [reader(), reader()]
  topic.follow(slow.reader)
  topic.follow(quick.reader)
  slow.waiting = 300_000
  topic.publish(1)
  slow.waiting = 10
  topic.publish(2)
  expect(slow.heard).toEqual([{ at: 0, sum: 0 }])
  slow.waiting = 0
  topic.publish(3)
  topic.publish(4)
  expect(slow.heard).toEqual([
    { at: 0, sum: 0 },
    { at: 3, sum: 6 },
    { at: 4, more: 4 },
  ])
  expect(quick.heard).toHaveLength(5)
})

test('a restart tells the new state whole under the next number', () => {
  const topic = counting()
  const page = reader()
  topic.publish(1)
  topic.follow(page.reader)
  topic.restart(9)
  expect(page.heard).toEqual([
    { at: 1, sum: 1 },
    { at: 2, sum: 9 },
  ])
})
