import { expect, test } from 'vitest'
import { type Article, matchingArticles } from './matching-articles.ts'

const article = (slug: string, title: string, content: string): Article => ({
  ...{ id: slug, slug, section: 'money', title, content, publishedAt: '2026-11-22T00:00:00Z' },
})

const ARTICLES = [
  article('deposit', 'ฝากเงินผ่านพร้อมเพย์', '<p>ไม่มีค่าธรรมเนียม ถอนทีหลังได้</p>'),
  article('withdraw', 'ถอนเงิน', '<p>ตั้ง <strong>รหัสผ่าน</strong>การเงิน</p>'),
  article('tiger', 'Golden Tiger', '<p>Café rules &amp; pays</p>'),
]
const found = (search: string) => matchingArticles(ARTICLES, search).map(({ slug }) => slug)

test('titles come before texts', () => {
  expect(found('ถอน')).toEqual(['withdraw', 'deposit'])
})

test('every word must be there, in any order and case', () => {
  expect(found('tiger golden')).toEqual(['tiger'])
  expect(found('RULES tiger')).toEqual(['tiger'])
  expect(found('tiger deposit')).toEqual([])
})

test('tone marks and accents may be missing', () => {
  expect(found('พรอมเพย')).toEqual(['deposit'])
  expect(found('cafe')).toEqual(['tiger'])
})

test('tags are no words, and nothing looked for is everything', () => {
  expect(found('strong')).toEqual([])
  expect(found('  ')).toEqual(['deposit', 'withdraw', 'tiger'])
})
