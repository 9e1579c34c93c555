/** Curves over 0..1, after Robert Penner. */

export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3
}

/** Past the end and back to it: for things that pop up. */
export function popOut(part: number): number {
  const left = part - 1
  return 1 + 2.7 * left ** 3 + 1.7 * left ** 2
}

export function between(part: number, from: number, to: number): number {
  return from + (to - from) * part
}
