import { CODE_PURPOSES } from '@sanuk/contracts/verification'
import { describe, expect, test } from 'vitest'
import { drawCode } from './code.ts'
import { codeLetter, shortMessage } from './code-texts.ts'
import { writeLetter } from './letter.ts'

const LANGUAGES = ['th', 'en'] as const

describe.each(LANGUAGES)('messages in %s', (language) => {
  test.each(CODE_PURPOSES)('an SMS for %s has the code, the brand and no placeholder left', (purpose) => {
    const text = shortMessage({ code: '048213', purpose, brand: 'Sanuk', language }, 'sanuk.example')
    expect(text).toContain('048213')
    expect(text).toContain('Sanuk')
    expect(text).not.toMatch(/[{}]/)
    // The last line alone binds the code to a domain: https://wicg.github.io/sms-one-time-codes/#format
    expect(text.split('\n').at(-1)).toBe('@sanuk.example #048213')
  })

  test('an SMS fits into three UCS-2 parts (Thai) or one GSM part (English)', () => {
    for (const purpose of CODE_PURPOSES) {
      const text = shortMessage({ code: '048213', purpose, brand: 'Sanuk', language }, 'sanuk.example')
      // 3GPP TS 23.038: 67 characters of UCS-2 a part, 153 of the GSM alphabet.
      expect(text.length).toBeLessThanOrEqual(language === 'th' ? 3 * 67 : 153)
    }
  })

  test.each(CODE_PURPOSES)('an email for %s has the code in its text and in its HTML', (purpose) => {
    const { subject, text, html } = writeLetter(codeLetter({ code: '048213', purpose, brand: 'Sanuk', language }), {
      brand: 'Sanuk',
      language,
    })
    expect(subject).toContain('Sanuk')
    expect(subject).not.toContain('048213')
    for (const part of [text, html]) {
      expect(part).toContain('048213')
      expect(part).not.toMatch(/\{\w+\}/)
    }
    expect(html).toContain(`<html lang="${language}">`)
  })
})

test('markup in names is escaped in an email', () => {
  const letter = {
    subject: '<b>',
    paragraphs: ['<script>alert(1)</script>'],
    button: { text: '"go"', address: 'https://a.example/?a&b' },
  }
  const { html } = writeLetter(letter, { brand: '<i>Brand</i>', language: 'en' })
  expect(html).not.toMatch(/<(script|b|i)>/)
  expect(html).toContain('href="https://a.example/?a&amp;b"')
})

test('codes have six digits with an evenly distributed first digit', () => {
  const codes = Array.from({ length: 20_000 }, drawCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  // Chi-squared over the first digit, nine degrees of freedom: 27.88 is passed once in a thousand times (NIST tables),
  // 48.9 once in ten million.
  const counts = Array.from({ length: 10 }, (_, digit) => codes.filter((code) => code.startsWith(String(digit))).length)
  expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(48.9)
})
