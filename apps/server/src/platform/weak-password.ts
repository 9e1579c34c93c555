import { isCommonPassword } from './common-passwords.ts'
import { countChoices, foldPassword, isRepeated, reversed } from './guessable-runs.ts'

/** A piece that is shorter would be no password by itself (NIST SP 800-63B, 5.1.1.1), so it is none when repeated. */
const PIECE_MIN = 8

/** Fewer choices than these are tried in seconds, however many characters they make. */
const CHOICES_MIN = 5

/** The same for a payment password: a PIN, which can be tried five times a day. */
const PIN_CHOICES_MIN = 4

/** Names shorter than this stand in many good passwords by chance. */
const NAME_MIN = 4

type Weakness =
  | 'field.password_repeated'
  | 'field.password_sequence'
  | 'field.password_personal'
  | 'field.password_common'

/**
 * What is wrong with a password that its owner chose, as a word of the locales, or `null` (NIST SP 800-63B, 5.1.1.2): it
 * is a short piece over and over, a few runs of neighbouring characters, holds one of the names that everybody knows, the
 * owner's or the brand's, or is one of the most common.
 */
export function weakPassword(password: string, names: readonly string[]): Weakness | null {
  const folded = foldPassword(password)
  if (isRepeated(folded, PIECE_MIN)) return 'field.password_repeated'
  if (countChoices(folded) < CHOICES_MIN) return 'field.password_sequence'
  if (names.some((name) => holdsName(lettersOf(folded), lettersOf(foldPassword(name)))))
    return 'field.password_personal'
  return isCommonPassword(password) ? 'field.password_common' : null
}

/** Letters and digits: `Sanuk-88` holds `sanuk88`. */
const lettersOf = (folded: string): string => folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** A long name anywhere, also backwards; a short one where nothing but digits stands beside it. */
function holdsName(password: string, name: string): boolean {
  if (name === '') return false
  const mayStandAnywhere = [...name].length >= NAME_MIN
  return [name, reversed(name)].some(
    (form) => password.includes(form) && (mayStandAnywhere || /^\d*$/.test(password.replace(form, ''))),
  )
}

/**
 * The same for a payment password, which is a PIN: besides repeats and runs it must not hold its owner's birthday
 * (`2001-05-31`).
 */
export function weakPaymentPassword(
  text: string,
  birthday: string | null,
): Exclude<Weakness, 'field.password_personal'> | 'field.password_birthday' | null {
  const folded = foldPassword(text)
  if (isRepeated(folded, PIECE_MIN)) return 'field.password_repeated'
  if (countChoices(folded) < PIN_CHOICES_MIN) return 'field.password_sequence'
  if (birthday !== null && birthdayForms(birthday).some((form) => folded.includes(form))) {
    return 'field.password_birthday'
  }
  return isCommonPassword(text) ? 'field.password_common' : null
}

/** Years between the Buddhist and the Christian era. */
const BUDDHIST_YEARS = 543

/** The shortest way to write a whole day with leading zeros; what is shorter would stand in many PINs by chance. */
const DAY_DIGITS = 6

/** All ways to write a day as six digits or more: either era, the year whole or by its end, in any order. */
function birthdayForms(birthday: string): string[] {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  const years = [year, year + BUDDHIST_YEARS].flatMap((it) => [`${it}`, `${it}`.slice(-2)])
  return years.flatMap((y) =>
    bothWays(month).flatMap((m) =>
      bothWays(day).flatMap((d) =>
        [d + m + y, d + y + m, m + d + y, m + y + d, y + m + d, y + d + m].filter((form) => form.length >= DAY_DIGITS),
      ),
    ),
  )
}

const bothWays = (part: number): string[] => [`${part}`.padStart(2, '0'), `${part}`]
