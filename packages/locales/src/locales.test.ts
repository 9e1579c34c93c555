import { parse, type Token } from '@messageformat/parser'
import { allRoutes } from '@sanuk/contracts/all-routes'
import { REFUSALS } from '@sanuk/contracts/refusals'
import { PATTERN_KINDS } from '@sanuk/contracts/registration-rules'
import { describe, expect, test } from 'vitest'
import { readCatalogues } from './catalogues.ts'
import { say } from './server-words.ts'

const english = readCatalogues('en')
const thai = readCatalogues('th')
const rooms = [...english.keys()]

describe.each(rooms)('message catalogue %s', (room) => {
  const source = english.get(room) ?? {}
  const translation = thai.get(room) ?? {}

  test('has the same keys in Thai and English', () => {
    expect(Object.keys(translation).sort()).toEqual(Object.keys(source).sort())
  })

  test('has only keys that begin with its name', () => {
    expect(Object.keys(source).filter((word) => !word.startsWith(`${room}.`))).toEqual([])
  })

  test('uses the same placeholders in both languages', () => {
    const placeholders = (message: string | undefined) => [...placeholdersOf(parse(message ?? ''))].sort()
    for (const word of Object.keys(source)) {
      expect({ word, takes: placeholders(translation[word]) }).toEqual({ word, takes: placeholders(source[word]) })
    }
  })

  test('has no empty messages', () => {
    const empty = Object.entries({ ...source, ...translation }).filter(([, message]) => message.trim() === '')
    expect(empty).toEqual([])
  })
})

test('both languages have the same message catalogues', () => {
  expect([...thai.keys()].sort()).toEqual([...rooms].sort())
})

test('every refusal code has a message, and no other message is in its catalogue', () => {
  const words = Object.keys(REFUSALS).map((code) => `refusal.${code}`)
  expect(Object.keys(english.get('refusal') ?? {}).sort()).toEqual(words.sort())
})

test('refusals of calls that agents make have messages written for agents, not for operators', () => {
  const codes = new Set(allRoutes.flatMap(({ access, refusals }) => (access === 'agent' ? refusals : [])))
  expect([...codes]).toEqual(expect.arrayContaining(['agent_suspended', 'changed_meanwhile']))
  const forOperators = [...codes].filter((code) => {
    const words = [english, thai].map((catalogue) => catalogue.get('refusal')?.[`refusal.${code}`] ?? 'operator')
    return words.some((message) => /\boperator|^Appoint|\. Appoint|เจ้าหน้าที่/u.test(message))
  })
  expect(forOperators).toEqual([])
})

test('every pattern kind has a message', () => {
  const words = Object.keys(english.get('field') ?? {})
  expect(words).toEqual(expect.arrayContaining(PATTERN_KINDS.map((kind) => `field.pattern.${kind}`)))
})

test('say() writes messages in both languages and fills in values', () => {
  expect(say('th', 'field.length', { min: 4, max: 12 })).toBe('ต้องมี 4–12 ตัวอักษร')
  expect(say('en', 'field.too_short', { min: 1 })).toBe('At least 1 character.')
  expect(say('en', 'field.too_short', { min: 6 })).toBe('At least 6 characters.')
})

function placeholdersOf(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>()
  for (const token of tokens) {
    if ('arg' in token) found.add(token.arg)
    if ('cases' in token) for (const each of token.cases) for (const arg of placeholdersOf(each.tokens)) found.add(arg)
  }
  return found
}
