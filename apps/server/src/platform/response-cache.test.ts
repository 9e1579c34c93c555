import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const on = (url: string, brand = 'one') => ({ brand, topic: 'content' as const, url })

function counted() {
  let made = 0
  const make = async () => {
    made += 1
    return { made }
  }
  return { make, times: () => made }
}

const read = async (answer: Promise<{ body: Buffer }>) => JSON.parse((await answer).body.toString('utf8')).made

test('an answer is computed once for all requests within five seconds', async () => {
  let now = 0
  const kept = createResponseCache(() => now)
  const { make, times } = counted()
  await Promise.all(Array.from({ length: 100 }, () => kept.answer(on('/a'), make)))
  now = 4_999
  await kept.answer(on('/a'), make)
  expect(times()).toBe(1)
  now = 5_000
  expect(await read(kept.answer(on('/a'), make))).toBe(2)
})

test('only a change of the same topic and brand invalidates a cached answer', async () => {
  const kept = createResponseCache(() => 0)
  const { make } = counted()
  const ask = () => read(kept.answer(on('/a'), make))
  expect(await ask()).toBe(1)
  kept.forget('two', 'content')
  kept.forget('one', 'brand')
  expect(await ask()).toBe(1)
  kept.forget('one', 'content')
  expect(await ask()).toBe(2)
  kept.forget('*', 'content')
  expect(await ask()).toBe(3)
})

test('the cache can be cleared for one brand and for all', async () => {
  const kept = createResponseCache(() => 0)
  const { make } = counted()
  const ask = (brand: string) => read(kept.answer(on('/a', brand), make))
  expect([await ask('one'), await ask('two')]).toEqual([1, 2])
  kept.forgetAll('one')
  expect([await ask('one'), await ask('two')]).toEqual([3, 2])
  kept.forgetAll()
  expect([await ask('one'), await ask('two')]).toEqual([4, 5])
})

test('an answer computed during an invalidation reaches only those already waiting', async () => {
  const kept = createResponseCache(() => 0)
  const old = Promise.withResolvers<string>()
  const waiting = kept.answer(on('/a'), () => old.promise)
  kept.forget('one', 'content')
  const fresh = kept.answer(on('/a'), async () => 'new')
  old.resolve('old')
  expect([(await waiting).body, (await fresh).body].map(String)).toEqual(['"old"', '"new"'])
  expect(String((await kept.answer(on('/a'), async () => 'newer')).body)).toBe('"new"')
})

test('a failed answer is not cached', async () => {
  const kept = createResponseCache(() => 0)
  await expect(kept.answer(on('/a'), () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(String((await kept.answer(on('/a'), async () => 'there')).body)).toBe('"there"')
})

test('equal content has equal ETags, different content different ones', async () => {
  const kept = createResponseCache(() => 0)
  const name = async (url: string, value: unknown) => (await kept.answer(on(url), async () => value)).etag
  expect(await name('/a', { x: 1 })).toBe(await name('/b', { x: 1 }))
  expect(await name('/c', { x: 2 })).not.toBe(await name('/a', { x: 1 }))
})

test('the cache is bounded: the oldest of 1001 answers is dropped', async () => {
  const kept = createResponseCache(() => 0)
  const { make, times } = counted()
  for (let at = 0; at < 1_001; at += 1) await kept.answer(on(`/${at}`), make)
  await kept.answer(on('/0'), make)
  expect(times()).toBe(1_002)
})
