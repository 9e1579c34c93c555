/** What is typed has a bit for each letter in a number of 32. */
export const TYPED_MAX = 32

/**
 * Measures the fewest typing mistakes (a letter too many, too few, another, or two exchanged: optimal string alignment)
 * by which `typed`, of 1 to 32 letters, became of some part of a text. All rows of the table of distances at once, as
 * the bits of a number: Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances" (2003), in
 * his names. One measure serves many texts.
 */
export function typingDistance(typed: string): (text: string) => number {
  const matches = new Int32Array(0x10000)
  for (let row = 0; row < typed.length; row += 1) {
    const letter = typed.charCodeAt(row)
    matches[letter] = (matches[letter] ?? 0) | (1 << row)
  }
  const lastRow = 1 << (typed.length - 1)

  return (text) => {
    let [vp, vn, d0, pmBefore] = [-1, 0, 0, 0]
    let distance = typed.length
    let least = distance
    for (let place = 0; place < text.length; place += 1) {
      const pm = matches[text.charCodeAt(place)] ?? 0
      d0 = (((pm & vp) + vp) ^ vp) | pm | vn | (((~d0 & pm) << 1) & pmBefore)
      const hp = vn | ~(d0 | vp)
      const hn = d0 & vp
      if (hp & lastRow) distance += 1
      else if (hn & lastRow) distance -= 1
      // Nothing is carried in from above: the part may begin anywhere.
      vp = (hn << 1) | ~(d0 | (hp << 1))
      vn = d0 & (hp << 1)
      pmBefore = pm
      if (distance < least) least = distance
    }
    return least
  }
}

/** Which letters a text has, in 32 bits: what tells most texts apart at once. */
export function lettersOf(text: string): number {
  let letters = 0
  for (let place = 0; place < text.length; place += 1) letters |= 1 << (text.charCodeAt(place) & 31)
  return letters
}

/** How many letters of one are missing in the other; each takes a mistake at least. */
export function missingLetters(of: number, within: number): number {
  let missing = of & ~within
  let count = 0
  for (; missing !== 0; count += 1) missing &= missing - 1
  return count
}
