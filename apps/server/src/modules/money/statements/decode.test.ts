import { expect, test } from 'vitest'
import { FileFault } from '#platform/file-fault'
import { decodeBankFile } from './decode.ts'

const TEXT = 'วันที่,ฝากเงิน\r\n01/02/2569,5.25\r\n'

/** Thai letters stand in TIS-620 in the order of Unicode, from 0xA1 on. */
const tis620 = Buffer.from(
  Array.from(TEXT, (sign) => {
    const code = sign.charCodeAt(0)
    return code > 0x0e00 ? code - 0x0e00 + 0xa0 : code
  }),
)
const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['TIS-620 / Windows-874', tis620],
  ['UTF-16 LE with a byte order mark', utf16],
  ['UTF-16 BE with a byte order mark', Buffer.from(utf16).swap16()],
])('a bank’s file in %s is decoded', (_, bytes) => {
  expect(decodeBankFile(bytes)).toBe(TEXT)
})

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ['a spreadsheet', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1')],
  ['half a letter of UTF-16', utf16.subarray(0, -1)],
])('%s is refused as no text', (_, bytes) => {
  expect(() => decodeBankFile(bytes)).toThrow(FileFault)
})
