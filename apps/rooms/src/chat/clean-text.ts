/**
 * Characters that are not shown or turn text around: controls, formats, surrogates without their other half, private ones,
 * and line and paragraph separators. Joiners stay where they join pictures.
 */
const UNSHOWN = /(?<!\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D|(?!\u200D)[\p{Cf}\p{Co}\p{Cn}]|\p{Cs}/gu

/** What looks like nothing and is not a blank by its class. */
const BLANKS = /[\s\p{Cc}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]+/gu

/** More marks on one letter than any language has: a vowel, a tone mark and one more. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu

/** What was typed, as it is shown and judged: one line, of what can be seen, without spaces around it. */
export const cleanText = (typed: string): string =>
  typed.normalize('NFC').replace(UNSHOWN, '').replace(BLANKS, ' ').replace(PILED_MARKS, '$1').trim()

/** Characters as readers count them by code points. */
export const lengthOf = (text: string): number => [...text].length
