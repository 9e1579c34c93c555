import { expect, test } from 'vitest'
import { plainTold } from './typed-profile.ts'

test.each([
  ['birthday', '2540-05-01', '1997-05-01'],
  ['idNumber', '1-1017-00230-70-8', '1101700230708'],
  ['affiliateCode', ' friends 88 ', 'FRIENDS88'],
  ['whatsapp', '+66 81-234-5678', '+66812345678'],
  ['whatsapp', 'nok.shop', 'nok.shop'],
  ['qqNum', '๑๒๓ ๔๕๖', '123456'],
  ['fullName', '  Somchai Jai-dee ', 'Somchai Jai-dee'],
])('plainTold: %s %j is read as %j', (field, typed, plain) => {
  expect(plainTold(field, typed)).toBe(plain)
})
