import { expect, test } from 'vitest'
import { type Article, matchingArticles } from './matching-articles.ts'

const article = (slug: string, title: string, content: string): Article => ({
  id: slug,
  slug,
  section: 'money',
  title,
  content,
  publishedAt: '2026-11-22T00:00:00Z',
})

const ARTICLES = [
  article('deposit', 'ฝากเงินผ่านพร้อมเพย์', '<p>ไม่มีค่าธรรมเนียม ถอนทีหลังได้</p>'),
  article('withdraw', 'ถอนเงิน', '<p>ตั้ง <strong>รหัสผ่าน</strong>การเงิน</p>'),
  article('tiger', 'Golden Tiger', '<p>Café rules &amp; pays</p>'),
]
const found = (search: string) => matchingArticles(ARTICLES, search).map(({ slug }) => slug)

test('articles that match in the title come before those that match in the text', () => {
  expect(found('ถอน')).toEqual(['withdraw', 'deposit'])
})

test('an article matches if it has every searched word, in any order and case', () => {
  expect(found('tiger golden')).toEqual(['tiger'])
  expect(found('RULES tiger')).toEqual(['tiger'])
  expect(found('tiger deposit')).toEqual([])
})

test('article search ignores missing tone marks and accents', () => {
  expect(found('พรอมเพย')).toEqual(['deposit'])
  expect(found('cafe')).toEqual(['tiger'])
})

test('article search ignores HTML tags, and an empty search finds every article', () => {
  expect(found('strong')).toEqual([])
  expect(found('  ')).toEqual(['deposit', 'withdraw', 'tiger'])
})
