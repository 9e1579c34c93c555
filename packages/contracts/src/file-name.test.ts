import { expect, test } from 'vitest'
import { plainFileName } from './file-name.ts'

test.each([
  ['a Thai name', 'รายการเดินบัญชี พ.ย. 2569.csv', 'รายการเดินบัญชี พ.ย. 2569.csv'],
  ['an emoji of several parts', '👨‍👩‍👧 ledger.csv', '👨‍👩‍👧 ledger.csv'],
  ['folders of Windows', 'C:\\fakepath\\november.csv', 'november.csv'],
  ['folders of Unix', '../../etc/passwd', 'passwd'],
  ['a line break and a tab', 'no\nvem\tber.csv', 'november.csv'],
  ['text turned around', 'november\u202Evsc.exe', 'novembervsc.exe'],
  ['half a letter', 'november\uD83D.csv', 'november.csv'],
  ['nothing but a folder', 'folder/', ''],
])('a file name with %s is shown plainly', (_, name, expected) => {
  expect(plainFileName(name)).toBe(expected)
})

test.each(['ก', '😀'])('a name of 300 times “%s” is cut before its ending', (letter) => {
  const shown = plainFileName(`${letter.repeat(300)}.csv`)
  expect(Array.from(shown)).toHaveLength(255)
  expect(shown).toBe(`${letter.repeat(250)}….csv`)
})
