import { expect, test } from 'vitest'
import { isReserved } from './username.ts'

test.each([
  [
    'names of staff',
    ['admin', 'Support', 'the_operator', 'Sanuk Support', 'CustomerService', 'Call Center', 'ADMIN_1', 'agent_007'],
  ],
  ['names of staff in Thai', ['แอดมิน', 'แอดมินน้องนก', 'เจ้าหน้าที่ฝ่ายการเงิน', 'ทีมงาน', 'คอลเซ็นเตอร์ 24']],
  // а, о and ѕ are U+0430, U+043E and U+0455; Α is U+0391; ꮪ is U+ABAA: confusables.txt of Unicode 17.
  ['look-alikes of other scripts', ['аdmin', 'suppоrt', 'ѕtаff', 'Αdmin', 'ꮪupport', 'ádmin', 'sɑnuk']],
  ['digits and signs for letters', ['Adm1n', '4dmin', 'supp0rt', '5upport', 'adrnin', 'adm|n', '$taff']],
  ['full-width and styled letters', ['ａｄｍｉｎ', 'ＳＡＮＵＫ', '𝐚𝐝𝐦𝐢𝐧', 'ⓐⓓⓜⓘⓝ', 'ꜱᴜᴘᴘᴏʀᴛ']],
  ['characters that cannot be seen', ['ad\u200bmin', 'sup\u2060port', 'a\u00addmin', '\u202eadmin', 'san\ufe0fuk']],
  ['spaced-out names', ['a d m i n', 's.a.n.u.k', 'sup-port', 'S A N U K']],
  ['the name of the brand', ['sanuk', 'Sanuk88', 'SanukThailand', 'official sanuk', '5anuk']],
])('reserved: %s', (_, names) => {
  for (const name of names) expect(isReserved(name, 'Sanuk'), name).toBe(true)
})

test.each([
  'nok_88',
  'badminton',
  'Arsenal supporter',
  'Brad Minogue',
  'beetroot',
  'agent_of_nok',
  'Stafford',
  'สมชาย',
  'สนุกดี',
  'Иван',
  '',
])('%s is not reserved', (name) => {
  expect(isReserved(name, 'Sanuk')).toBe(false)
})

test('the name of a brand is reserved there: a long one anywhere, a short one as a word', () => {
  expect(['LuckyTiger', 'lucky_tiger_vip', 'Lucky T1ger'].map((name) => isReserved(name, 'Lucky Tiger'))).toEqual([
    true,
    true,
    true,
  ])
  expect(['bet', 'BET 24', 'betty'].map((name) => isReserved(name, 'Bet'))).toEqual([true, true, false])
  expect(isReserved('nok', '')).toBe(false)
})
