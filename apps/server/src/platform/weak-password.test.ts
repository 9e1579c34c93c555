import { expect, test } from 'vitest'
import { weakPassword, weakPaymentPassword } from './weak-password.ts'

const NAMES = ['somchai', 'Sanuk', 'bo', 'ไทย']

// "Repetitive or sequential characters (e.g. 'aaaaaa', '1234abcd')", names of the service and the user: NIST SP 800-63B, 5.1.1.2.
test.each([
  ['repeated', ['aaaaaaaa', 'abababab', 'xyz1xyz1', 'mango88mango88', 'กกกกกกกก', '๙๙๙๙๙๙๙๙']],
  [
    'sequence',
    ['12345678', '87654321', '89012345', '１２３４５６７８', '๑๒๓๔๕๖๗๘', 'abcdefgh', 'HGFEDCBA', 'กขคฆงจฉช'],
  ],
  ['sequence', ['1234abcd', 'aaaa1111', '11223344', 'abc12345', 'xkxkxkxk1']],
  ['sequence', ['qwertyui', 'asdfghjk', '1qaz2wsx', '1q2w3e4r', 'qwer1234', 'ฟหกดเ้่าสวง', 'ๆไำพะัีร']],
  ['personal', ['Somchai88', 'iahcmos2024', 'my SANUK place', 'kunas-9731', 'som.chai-1990', 'bo480173']],
  ['common', ['password', 'iloveyou', 'ＰＡＳＳＷＯＲＤ', 'sunshine1']],
] as const)('weakness of a password: %s', (weakness, passwords) => {
  for (const password of passwords) {
    expect(weakPassword(password, NAMES), password).toBe(`field.password_${weakness}`)
  }
})

test.each([
  'รักเมืองไทย 88',
  'กำลังใจ88',
  'correct horse battery',
  'bookkeeper 471',
  'abcmango7',
  'tr0ub4dor',
  '90418357',
])('password %s is strong enough', (password) => {
  expect(weakPassword(password, NAMES)).toBeNull()
})

test.each([
  ['repeated', ['777777', '121212', '123123', '12341234', '๑๑๑๑๑๑']],
  ['sequence', ['123456', '654321', '789012', '112233', '123321', '147258', '100000', '111222', '123789']],
  // 31 May 2001, which is 2544 in the Buddhist era.
  [
    'birthday',
    ['310501', '010531', '053101', '310544', '440531', '31052001', '20010531', '25440531', '3152001', '931054481'],
  ],
  ['common', ['246810', '135790']],
] as const)('weakness of a payment password: %s', (weakness, texts) => {
  for (const text of texts) {
    expect(weakPaymentPassword(text, '2001-05-31'), text).toBe(`field.password_${weakness}`)
  }
})

test.each(['246813', '204816', '482915', '310502', '90418357'])('payment password %s is strong enough', (text) => {
  expect(weakPaymentPassword(text, '2001-05-31')).toBeNull()
})

test('a payment password of a member without a birthday is judged by its digits', () => {
  expect(weakPaymentPassword('310501', null)).toBeNull()
})
