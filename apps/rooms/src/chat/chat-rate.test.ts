import { expect, test } from 'vitest'
import type { ChatContent } from '../chat-protocol.ts'
import { createChatRate } from './chat-rate.ts'

const text = (words: string): ChatContent => ({ kind: 'text', text: words })
const CLAP: ChatContent = { kind: 'phrase', phrase: 'clap' }

test('a second message is taken after two seconds, and says when', () => {
  const rate = createChatRate()
  expect(rate.count('a', { id: '1', content: text('one') }, 0)).toBe(null)
  expect(rate.count('a', { id: '2', content: text('two') }, 500)).toEqual({ fault: 'too_fast', seconds: 2 })
  expect(rate.count('b', { id: '3', content: text('two') }, 500)).toBe(null)
  expect(rate.count('a', { id: '2', content: text('two') }, 2_000)).toBe(null)
})

test('ten messages are taken in a minute', () => {
  const rate = createChatRate()
  for (let at = 0; at < 10; at += 1) {
    expect(rate.count('a', { id: `${at}`, content: CLAP }, at * 2_000)).toBe(null)
  }
  expect(rate.count('a', { id: 'x', content: CLAP }, 20_000)).toEqual({ fault: 'too_fast', seconds: 40 })
  expect(rate.count('a', { id: 'x', content: CLAP }, 60_000)).toBe(null)
})

test('the same text is not taken twice in a minute, however it is written; a phrase is', () => {
  const rate = createChatRate()
  expect(rate.count('a', { id: '1', content: text('Go, banker!') }, 0)).toBe(null)
  expect(rate.count('a', { id: '2', content: text('go banker') }, 5_000)).toEqual({ fault: 'repeated', seconds: 55 })
  expect(rate.count('a', { id: '3', content: text('go banker') }, 60_000)).toBe(null)
  expect(rate.count('a', { id: '4', content: CLAP }, 62_000)).toBe(null)
  expect(rate.count('a', { id: '5', content: CLAP }, 64_000)).toBe(null)
})

test('a message that is sent again under its id counts once', () => {
  const rate = createChatRate()
  expect(rate.count('a', { id: '1', content: text('one') }, 0)).toBe(null)
  expect(rate.count('a', { id: '1', content: text('one') }, 100)).toBe(null)
})
