import { expect, test } from 'vitest'
import { brandOrigin } from './brand-origin.ts'

test('the site’s own address is used where it is the brand’s', () => {
  expect(brandOrigin({ domains: ['one.example', 'localhost'] }, 'http://localhost:8080')).toBe('http://localhost:8080')
})

test('any other brand’s letters lead to its first host name', () => {
  expect(brandOrigin({ domains: ['two.example', 'www.two.example'] }, 'https://one.example')).toBe(
    'https://two.example',
  )
})
