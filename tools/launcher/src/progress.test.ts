import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

const recorded = (live: boolean) => {
  let text = ''
  return { progress: createProgress({ live, write: (more) => (text += more) }), shown: () => text }
}

test('without a terminal, a step prints a line at its start and its end', async () => {
  const { progress, shown } = recorded(false)
  await progress.step('Building', async () => 1)
  expect(shown()).toMatch(/^… Building\n✓ Building {2}\d+\.\d s\n$/)
})

test('a failed step is marked and rethrows its error', async () => {
  const { progress, shown } = recorded(false)
  await expect(progress.step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(shown()).toMatch(/✗ Building/)
})

test('an aborted step is not marked as failed', async () => {
  const { progress, shown } = recorded(false)
  const stopped = progress.step('Building', () => Promise.reject(new DOMException('stopped', 'AbortError')))
  await expect(stopped).rejects.toThrow('stopped')
  expect(shown()).toBe('… Building\n')
})

test('the result of a step can mark it as failed', async () => {
  const { progress, shown } = recorded(false)
  await progress.step(
    'unit',
    async () => 2,
    (failed) => ({ good: failed === 0, text: `${failed} failed` }),
  )
  expect(shown()).toMatch(/✗ unit {2}2 failed {2}/)
})

test('on a terminal, finished steps stay above running ones', async () => {
  const { progress, shown } = recorded(true)
  let finish: () => void = () => undefined
  const long = progress.step('Drawing', () => new Promise<void>((resolve) => (finish = resolve)))
  await progress.step('Building', async () => undefined)
  finish()
  await long
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what erases a line on a terminal is looked for.
  const screen = shown().split(/\x1b\[\d+A\x1b\[J/)
  expect(screen.at(-2)).toMatch(/Building[\s\S]*\n[\s\S]*Drawing/)
  expect(screen.at(-1)).toMatch(/✓.* Drawing {2}\d+\.\d s\n$/)
})

test('on a terminal, a long step shows its latest message on one line', async () => {
  let text = ''
  const progress = createProgress({ live: true, write: (more) => (text += more), columns: () => 40 })
  await progress.step('database', async (tell) => {
    tell('x'.repeat(200))
    await progress.step('beside', async () => undefined)
  })
  expect(text).toMatch(/database {2}\d\.\d s {2}x+\n/)
  expect(
    Math.max(
      ...stripVTControlCharacters(text)
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(40)
})
