import { expect, test } from 'vitest'
import { plainTold } from './typed-profile.ts'

test.each([
  ['birthday', '2540-05-01', '1997-05-01'],
  ['idNumber', '1-1017-00230-70-8', '1101700230708'],
  ['affiliateCode', ' friends 88 ', 'FRIENDS88'],
  ['whatsapp', '+66 81-234-5678', '+66812345678'],
  ['whatsapp', 'nok.shop', 'nok.shop'],
  ['qqNum', '๑๒๓ ๔๕๖', '123456'],
  ['whatsapp', 'https://wa.me/66812345678', '+66812345678'],
  ['telegram', 'https://t.me/nok_shop', '@nok_shop'],
  ['telegram', '@nok_shop', '@nok_shop'],
  ['fullName', '  Somchai Jai-dee ', 'Somchai Jai-dee'],
  ['fullName', 'สมชาย\u00a0\u200bใจดี', 'สมชาย ใจดี'],
  ['payeeName', 'Anne\u2011Marie  O’Neil', "Anne-Marie O'Neil"],
  ['email', 'Mali <mali@example.com>', 'mali@example.com'],
  ['address', '99/1  หมู่ 2\nต.บางรัก', '99/1 หมู่ 2\nต.บางรัก'],
])('plainTold: %s %j is read as %j', (field, typed, plain) => {
  expect(plainTold(field, typed)).toBe(plain)
})
