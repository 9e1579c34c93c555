import { westernDigits } from '@sanuk/money/digits'

/** Digits and letters in their usual form; what cannot be seen is gone. */
const usual = (text: string): string => westernDigits(text.normalize('NFKC')).replace(/\p{Cf}/gu, '')

/** Blanks and dashes of every kind. */
const withoutGaps = (text: string): string => usual(text).replace(/[\s\p{Pd}−]/gu, '')

/** What counts of a code that was copied or read out, such as "123 456" or "7K2M–9QXA": its letters and digits. */
export const plainCode = (text: string): string => usual(text).replace(/[^\p{L}\p{N}]/gu, '')

/** An invitation code as it is kept: capitals and digits. */
export const plainInvitation = (text: string): string => plainCode(text).toUpperCase()

/** The number of an ID document without the blanks and dashes that it is printed with. */
export const plainIdNumber = withoutGaps

/**
 * Text for people to read, as it is stored: letters composed, no characters that cannot be seen (pages and messengers put
 * them between Thai words), one blank where several of any kind stood, none at the ends of its lines. The Thai vowel ำ is
 * put together where it came in two parts, as NFC leaves it and NFKC makes it.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()

/** Somebody's name: besides, one form of apostrophe and one of hyphen. */
export const plainName = (text: string): string =>
  plainText(text)
    .replace(/[’‘ʼ´`＇]/g, "'")
    .replace(/[\p{Pd}−]/gu, '-')

/** An address of mail as it was typed or copied, such as `Mali <mali@example.com>` or `mailto:mali@example.com`. */
export function plainEmail(text: string): string {
  const plain = usual(text).trim()
  const address = /<([^<>]*)>$/.exec(plain)?.[1] ?? plain
  return address.trim().replace(/^mailto:/i, '')
}

/** What a bank calls a payment, without what pages and files put around it: it is compared as a whole. */
export const plainReference = (text: string): string => usual(text).replace(/\s+/g, ' ').trim()

/** A PIN without the blanks it was pasted with; a payment password that is more than digits stays as it was typed. */
export function plainPin(text: string): string {
  const plain = withoutGaps(text)
  return /^\d+$/.test(plain) ? plain : text
}

/**
 * A telephone number without what people write between its digits. A whole international one begins with a plus
 * afterwards, also where two zeros stood for it, and has no national zero in brackets.
 */
export function plainPhone(text: string): string {
  const bare = withoutGaps(text).replace(/^tel:/i, '').replace(/[./·]/g, '')
  const isInternational = /^\(?(?:\+|00)/.test(bare)
  const digits = (isInternational ? bare.replace('(0)', '') : bare).replace(/[()]/g, '')
  return digits.replace(/^00/, '+')
}

/** A whole international number as a country's code of `codes` (such as `66`) and the rest; `null` for any other text. */
export function splitPhone(
  text: string,
  codes: readonly string[],
): { readonly countryDialingCode: string; readonly mobileNum: string } | null {
  const plain = plainPhone(text)
  // No country's code begins with that of another (ITU-T E.164).
  const code = codes.find((one) => plain.startsWith(`+${one}`))
  return code === undefined ? null : { countryDialingCode: code, mobileNum: plain.slice(code.length + 1) }
}

/**
 * A password in the form in which it is hashed and compared: NFKC, as NIST SP 800-63B (5.1.1.2) asks for, since keyboards
 * write the same letters in several ways. NFKC leaves the order of a Thai tone mark and a nikhahit as typed; the tone mark
 * goes first here, as it does where a whole sara am was typed.
 */
export const plainPassword = (text: string): string =>
  text.normalize('NFKC').replace(/(\u0e4d)([\u0e48-\u0e4b])/g, '$2$1')

/** Whether two texts are the same password, whatever Unicode form each was typed in. */
export const isSamePassword = (one: string, other: string): boolean => plainPassword(one) === plainPassword(other)
