import { once } from 'node:events'
import { expect, test } from 'vitest'
import { together } from './together.ts'

const never = new AbortController().signal

test('together returns both results', async () => {
  expect(
    await together(
      never,
      async () => 1,
      async () => 'two',
    ),
  ).toEqual([1, 'two'])
})

test('a failed task aborts the other one and waits for it', async () => {
  const seen: string[] = []
  const patient = async (signal: AbortSignal) => {
    await once(signal, 'abort')
    await Promise.resolve()
    seen.push('closed')
  }
  await expect(together(never, () => Promise.reject(new Error('no disk')), patient)).rejects.toThrow('no disk')
  expect(seen).toEqual(['closed'])
})

test('an abort from outside reaches both tasks', async () => {
  const outside = new AbortController()
  const wait = (signal: AbortSignal) => once(signal, 'abort').then(() => Promise.reject(signal.reason))
  const both = together(outside.signal, wait, wait)
  outside.abort()
  await expect(both).rejects.toThrow('aborted')
})
