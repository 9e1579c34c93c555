import { describe, expect, test } from 'vitest'
import { judgeContent } from './judge-content.ts'

const judge = (text: string) => {
  const judged = judgeContent({ kind: 'text', text })
  if (judged.kind === 'refused') return judged.fault
  return judged.content.kind === 'text' ? judged.content.text : judged.content.phrase
}

describe('cleaning', () => {
  test.each([
    ['controls and line breaks', 'one\n\ttwo\u0000\u0007 three', 'one two three'],
    ['overrides of direction', 'abc\u202Efed\u2066x\u2069', 'abcfedx'],
    ['what cannot be seen', 'a\u200Bb\u00ADc\u2060d\uFEFFe\u{E0041}', 'abcde'],
    ['blanks that are letters', '\u3164\u2800 hello \u3164', 'hello'],
    ['halves of characters', 'a\uD83Db', 'ab'],
    ['piled marks', `z${'\u0301'.repeat(40)}`, `\u017A${'\u0301'.repeat(3)}`],
  ])('takes out %s', (_, typed, shown) => {
    expect(judge(typed)).toBe(shown)
  })

  test.each(['สู้ ๆ นะครับ น้ำ', '👨‍👩‍👧 👍🏽 ❤️', '<b>3 > 2 & 1</b>', 'e\u0301te'.normalize('NFC')])(
    'leaves %s as it is',
    (text) => {
      expect(judge(text)).toBe(text)
    },
  )

  test('refuses what is empty once it is cleaned, and what is longer than 160 characters', () => {
    expect(judge(' \u200B\n ')).toBe('empty')
    expect(judge('a'.repeat(160))).toHaveLength(160)
    expect(judge(`${'ab'.repeat(80)}c`)).toBe('too_long')
    // 160 characters outside of the basic plane are 320 code units.
    expect(judge('🍀'.repeat(160))).toHaveLength(320)
  })
})

describe('links and contacts', () => {
  test.each([
    'https://ufa168.example/free',
    'go to sanuk-bonus.com now',
    'UFA168.BET',
    'เข้าเว็บufa168.comเลย',
    'ufa168 . com',
    'ufa168 dot com',
    'ufa168(dot)com',
    'ufa168จุดคอม',
    'u f a . c o m',
    'ufa168。com',
    'ｕｆａ.ｃｏｍ',
    'mail me: a.b@gmail.com',
    't.me/freecredit',
    'lin.ee/abc',
  ])('refuses the link in %s', (text) => {
    expect(judge(text)).toBe('link')
  })

  test.each([
    '0812345678',
    'โทร 081-234-5678',
    '08 1234 5678',
    '081 2345 678',
    '๐๘๑๒๓๔๕๖๗๘',
    '0 8 1 2 3 4 5 6 7 8',
    '0-8-1-2-3-4-5-6-7-8',
    '+66 81 234 5678',
    '66812345678',
    '021234567',
    'ศูนย์แปดหนึ่งสองสามสี่ห้าหกเจ็ดแปด',
  ])('refuses the telephone number in %s', (text) => {
    expect(judge(text)).toBe('phone')
  })

  test.each([
    'line: freecredit',
    'LINE ID freecredit',
    'ไลน์ไอดี abc99',
    'ไอดีไลน์ abc99',
    'แอดไลน์มาครับ',
    'แอดไลน @vip99',
    'add line',
    'id line : abc',
    '@vip99x',
    'ทักไลน์',
    'telegram',
    'IG: somchai',
  ])('refuses the name at a messenger in %s', (text) => {
    expect(judge(text)).toBe('contact')
  })

  test.each([
    'bet 1,000,000 on banker',
    'แทง 500000 บาท',
    '0.95 คอม 5%',
    'banker 3 in a row. good',
    'ok.so who wins',
    '08 09 10 11 12',
    '17, 20, 34, 6 every time',
    '1-2-3-4-5-6',
    '100:1 2.5x',
    'straight line bet, 1st column',
    'I am online. deadline 5 min',
    'เส้น 1 ถึง 12',
    'ได้ 5 ตาติด 555555555',
    '1000000000',
    '12:30 น. เจอกัน',
    'hi @ all',
    'แจกไพ่ไวมาก 10/10',
  ])('takes %s', (text) => {
    expect(judge(text)).toBe(text)
  })
})

describe('profanity', () => {
  test.each([
    'fuck',
    'FUUUCK',
    'f u c k',
    'f.u.c.k',
    'sh1t',
    's h i t',
    'b!tch',
    'ｆｕｃｋ',
    'you a55hole',
    'cocksucker',
    'ควย',
    'ควยยยย',
    'ค ว ย',
    'คว ย',
    'ค.ว.ย',
    'คvย',
    'ไอ้เหี้ย',
    'ห ี',
    'เ ย็ ด',
    'เย็ดแม่',
    'yed mae',
    'ไอ้สัส',
  ])('refuses %s', (text) => {
    expect(judge(text)).toBe('profanity')
  })

  test.each([
    'bet 455 then 5455',
    'ได้455บาท',
    'red cock wins the cockfight',
    'Somporn and Anusorn won',
    'class pass assume',
    'เสือกลับมา เสือกินมังกร',
    'สัดส่วน 8 ต่อ 5',
    'เหี้ยมมาก',
    'เปิดหีบ',
    'สัสดี',
    'ขอควายตัวหนึ่ง กูชนะ',
    'ก ข ค',
    'A B C D',
    'น้ำเต้า ปู ปลา กุ้ง เสือ ไก่',
    'nice hit, it is',
  ])('takes %s', (text) => {
    expect(judge(text)).toBe(text)
  })
})

test('phrases are taken as they are', () => {
  const content = { kind: 'phrase', phrase: 'good-luck' } as const
  expect(judgeContent(content)).toEqual({ kind: 'taken', content })
})
