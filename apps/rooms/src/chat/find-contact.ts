import { LinkifyIt } from 'linkify-it'

/**
 * Ends of addresses without `https://`. Those that are words of a sentence (`no`, `so`, `it`, `win`) are left out: a point
 * without a space after it makes no link of `ok.so`.
 */
const ENDS =
  'com net org info biz co io th vn cn ru tv cc ly app vip bet club casino online site xyz shop asia pro dev click store'.split(
    ' ',
  )
const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, tlds: ENDS })

/** Short addresses of messengers. */
const SHORT_LINKS = /(?<![a-z0-9])(?:t|wa|m|line|lin|fb|discord)\.(?:me|ee|gg)(?![a-z0-9])/u

/** A point that is written out: `dot com`, `(dot) com`, `จุดคอม`. */
const WRITTEN_POINT = /\s*[([{]?\s*(?:\bdot\b|จุด|ดอท|ด็อท)\s*[)\]}]?\s*(?:คอม|(com|net|org|info|bet|vip|co)(?![a-z]))/gu
const POINT_APART = /\s*\.\s*(?=(?:com|net|org|info|bet|vip)(?![a-z]))/gu

/** Thai has no spaces around an address: `เว็บufa168.comเลย`. */
const BESIDE_THAI = /(?<=[\u0E00-\u0E7F])(?=[a-z\d])|(?<=[a-z\d])(?=[\u0E00-\u0E7F])/gu

/** At least four single characters, each apart from the next. */
const LETTER_BY_LETTER = /(?<=^|\s)(?:\S\s+){3,}\S(?=\s|$)/gu

/** Mobile and landline numbers of Thailand in their usual groups, and international ones. Amounts have no zero before them. */
const PHONES = [
  /(?<![\d.,])0[689]\d{8}(?!\d)/u,
  /(?<![\d.,])0[2-7]\d{7}(?!\d)/u,
  /(?<![\d.,])0[689]\d[-. ]\d{3}[-. ]\d{4}(?!\d)/u,
  /(?<![\d.,])0[689]\d[-. ]\d{4}[-. ]\d{3}(?!\d)/u,
  /(?<![\d.,])0[689][-. ]\d{4}[-. ]\d{4}(?!\d)/u,
  /(?<![\d.,])0(?:[-._ ]+\d){9}(?![-._ ]*\d)/u,
  /\+\d(?:[-. ]?\d){8,13}(?!\d)/u,
  /(?<!\d)66[-. ]?[689]\d[-. ]?\d{3}[-. ]?\d{4}(?!\d)/u,
]
const WRITTEN_FIGURES = /(?:(?:ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)[\s-]*){9,}/u

const LINE = '(?<![a-z])(?:line|ไลน์|ไลน|ล\\.?น\\.?)'
const CONTACTS = [
  new RegExp(`${LINE}\\s*(?:id|ไอดี)`, 'u'),
  new RegExp(`(?<![a-z])(?:id|ไอดี)\\s*${LINE}`, 'u'),
  new RegExp(`${LINE}\\s*[:=@]\\s*@?[a-z0-9]`, 'u'),
  new RegExp(`(?:แอด|ทัก|(?<![a-z])add)\\s*(?:มา)?(?:ที่)?\\s*${LINE}`, 'u'),
  /(?<![\p{L}\d])@[a-z0-9][a-z0-9._-]{2,}/u,
  /(?<![a-z])(?:telegram|whatsapp|wechat|facebook|messenger|instagram)(?![a-z])|เทเลแกรม|วีแชท|เฟสบุ๊ค|เฟสบุ๊ก|เฟซบุ๊ก/u,
  /(?<![a-z])(?:ig|tg|fb)\s*[:=]\s*@?[a-z0-9]/u,
]

/** Thai and full-width figures and letters as Latin ones, in lower case. */
function plain(text: string): string {
  const figures = text.replace(/[๐-๙]/gu, (figure) => String((figure.codePointAt(0) ?? 0) - 0x0e50))
  return figures
    .normalize('NFKC')
    .replace(/\u0E4D\u0E32/gu, '\u0E33')
    .replace(/\u3002/gu, '.')
    .toLowerCase()
    .replace(WRITTEN_POINT, (_, end: string | undefined) => `.${end ?? 'com'}`)
    .replace(POINT_APART, '.')
}

/** How a cleaned text leads away from the table: by a link, a telephone number or a name at a messenger. Null for others. */
export function findContact(text: string): 'link' | 'phone' | 'contact' | null {
  const joined = text.replace(LETTER_BY_LETTER, (run) => run.replace(/\s+/gu, ''))
  for (const form of new Set([plain(text), plain(joined)])) {
    if (links.test(form.replace(BESIDE_THAI, ' ')) || SHORT_LINKS.test(form)) return 'link'
    if (PHONES.some((phone) => phone.test(form)) || WRITTEN_FIGURES.test(form)) return 'phone'
    if (CONTACTS.some((contact) => contact.test(form))) return 'contact'
  }
  return null
}
