import { expect, test } from 'vitest'
import { brandOrigin } from './brand-origin.ts'

test('links use the site’s own address where it is a domain of the brand', () => {
  expect(brandOrigin({ domains: ['one.example', 'localhost'] }, 'http://localhost:8080')).toBe('http://localhost:8080')
})

test('links use the brand’s first domain where the site’s address is not its own', () => {
  expect(brandOrigin({ domains: ['two.example', 'www.two.example'] }, 'https://one.example')).toBe(
    'https://two.example',
  )
})
