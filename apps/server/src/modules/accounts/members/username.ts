import { foldForms, foldLookAlikes } from './look-alikes.ts'

/** Names of staff, which no name of a member may hold: other members would believe them. */
const STAFF = [
  'admin support operator moderator staff helpdesk callcenter callcentre customerservice',
  'แอดมิน ซัพพอร์ต ซัปพอร์ต เจ้าหน้าที่ ทีมงาน ผู้ดูแลระบบ ฝ่ายบริการ บริการลูกค้า ลูกค้าสัมพันธ์ คอลเซ็นเตอร์',
].flatMap((names) => names.split(' '))

/** The same where they stand as a word of their own: longer words hold them by chance. */
const STAFF_WORDS = ['manager', 'service', 'security']

/** The same where they are the whole name, but for digits: beside other words they say nothing. */
const STAFF_NAMES = ['system', 'root', 'agent', 'sanuk']

/** Words that hold one by chance. */
const INNOCENT = ['badminton', 'supporter', 'stafford', 'flagstaff']

/** Names of brands shorter than this stand in many words by chance. */
const BRAND_MIN = 4

type Fold = (text: string) => string

/**
 * Whether a name is one that members must not choose since it looks like staff or the brand: also in other scripts, with
 * digits for letters, with characters that cannot be seen, or spaced out.
 */
export function isReserved(name: string, brandName: string): boolean {
  // A digit is a letter in "Adm1n", and none in "staff1": the name is looked at both ways.
  return [foldForms, foldLookAlikes].some((fold) => looksReserved(name, brandName, fold))
}

function looksReserved(name: string, brandName: string, fold: Fold): boolean {
  const [folded, brand] = [fold(name), lettersOf(fold(brandName))]
  const isLong = [...brand].length >= BRAND_MIN
  const anywhere = [...STAFF.map(fold), ...(isLong ? [brand] : [])]
  const asWords = [...STAFF_WORDS.map(fold), ...(isLong || brand === '' ? [] : [brand])]
  const whole = lettersOf(folded)
  const words = folded.split(/\s+/u).map((word) => without(lettersOf(word), INNOCENT.map(fold)))
  return (
    words.some((word) => anywhere.some((part) => word.includes(part))) ||
    folded.split(/[^\p{L}\p{M}]+/u).some((word) => asWords.includes(word)) ||
    [...anywhere, ...asWords, ...STAFF_NAMES.map(fold)].includes(whole) ||
    (isLong && whole.includes(brand))
  )
}

/** Letters alone, such as `support` of `s-u-p.port_24`. */
const lettersOf = (folded: string): string => folded.replace(/[^\p{L}\p{M}]/gu, '')

const without = (word: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ' '), word)
