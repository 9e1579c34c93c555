/** From 0, found in no time, to 3, out of reach. Only a hint: whatever the server's rules allow may be chosen. */
export type Strength = 0 | 1 | 2 | 3

/** What guessers try first, and what keyboards and calendars suggest. */
const COMMON =
  /password|passw0rd|qwerty|asdf|zxcv|letmein|welcome|admin|iloveyou|monkey|dragon|sanuk|abc123|1q2w3e|\d{8}|(?:19|20|25)\d\d/giu

/** A guesser who knows the trick tries such a piece among the first few dozen. */
const COMMON_BITS = 5

const BOUNDS: readonly [bits: number, strength: Strength][] = [
  [60, 3],
  [45, 2],
  [28, 1],
]

/**
 * Estimates how hard a password is to guess, in bits: common pieces and the username count as one guess, repeats and
 * runs ("aaaa", "3456") as one bit a sign, everything else as a free choice from the kinds of signs in use. Asks for no
 * composition: four words are as good as a tangle of signs (NIST SP 800-63B 5.1.1.2).
 */
export function passwordStrength(password: string, username: string): Strength {
  const name = username.trim().toLowerCase()
  const nameless = name.length > 2 ? password.toLowerCase().split(name) : [password]
  const pieces = nameless.flatMap((piece) => piece.split(COMMON))
  const bits = pieces.reduce((sum, piece) => sum + freeBits(piece, alphabet(password)), 0)
  const known = (pieces.length - 1) * COMMON_BITS
  return BOUNDS.find(([bound]) => bits + known >= bound)?.[1] ?? 0
}

function freeBits(piece: string, signs: number): number {
  const codes = [...piece].map((sign) => sign.codePointAt(0) ?? 0)
  return codes.reduce((sum, code, at) => sum + (isRun(codes, at, code) ? 1 : Math.log2(signs)), 0)
}

function isRun(codes: readonly number[], at: number, code: number): boolean {
  const before = codes[at - 1]
  return before !== undefined && Math.abs(code - before) <= 1
}

const KINDS: readonly [kind: RegExp, signs: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^\p{L}\p{N}]/u, 20],
  [/[^\x20-\x7e]/, 60],
]

function alphabet(password: string): number {
  return Math.max(
    KINDS.reduce((sum, [kind, signs]) => sum + (kind.test(password) ? signs : 0), 0),
    2,
  )
}
