import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswordBytes } from '../../../apps/server/src/platform/common-passwords.ts'

/** What is shorter is refused for that: it need not be listed. Payment passwords are six digits or more. */
const LONG_ENOUGH = /^(?:.{8,}|\d{6,})$/su

/**
 * What a Thai keyboard gives to those who run along its rows, and words that stand for a password as `password` does:
 * the lists of the world do not have them.
 */
const THAI = [
  ...['ๆไำพะัีร', 'ๆไำพะัีรนยบล', 'ฟหกดเ้่า', 'ฟหกดเ้่าสวง', 'ผปแอิืทม', 'ผปแอิืทมใฝ', 'ๅ/-ภถุคึ', 'ๅ/-ภถุคึตจขช', 'ฟหกดฟหกด'],
  ...[
    'รหัสผ่าน',
    'รหัสผ่าน1',
    'รหัสผ่าน123',
    'สวัสดีครับ',
    'สวัสดีค่ะ',
    'สวัสดี123',
    'ประเทศไทย',
    'กรุงเทพมหานคร',
    'ฉันรักเธอ',
    'ฉันรักคุณ',
  ],
  ...[
    'รักนะจุ๊บๆ',
    'คิดถึงนะ',
    'ไม่บอกหรอก',
    '๑๒๓๔๕๖๗๘',
    '๑๒๓๔๕๖๗๘๙',
    '๐๑๒๓๔๕๖๗๘๙',
    'thailand1',
    'sawasdee',
    'sawatdee',
    'sawasdeekrub',
  ],
  ...[
    'rakthai1',
    'rakkhun1',
    'thailand123',
    'bangkok123',
    'password88',
    'password888',
    'aa123456',
    'a1234567',
    'aaaa1111',
  ],
]

/** The list as the server reads it: a few bytes of each password's hash, sorted, each once. */
export function buildCommonPasswords(): Buffer {
  const passwords = [...dictionary['passwords-common'], ...THAI].filter((it) => LONG_ENOUGH.test(it))
  const kept = new Set(passwords.map((password) => commonPasswordBytes(password).toString('hex')))
  return Buffer.from([...kept].toSorted().join(''), 'hex')
}
