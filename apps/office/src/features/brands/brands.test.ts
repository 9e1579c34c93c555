import { expect, test } from 'vitest'
import { hostsOf, wrongHost } from './brands.ts'

test('reads host names from lines, commas and copied addresses', () => {
  const typed = ' https://Play.Example.com/th\nexample.com, www.example.com\n\n'
  expect(hostsOf(typed)).toEqual(['play.example.com', 'example.com', 'www.example.com'])
})

test('names the first text that is no host name', () => {
  expect(wrongHost(hostsOf('example.com\nnot_a_host\n-'))).toBe('not_a_host')
  expect(wrongHost(hostsOf('example.com'))).toBeUndefined()
})
