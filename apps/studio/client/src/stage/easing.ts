/** Curves over 0..1, after Robert Penner. */

export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3
}

export function between(part: number, from: number, to: number): number {
  return from + (to - from) * part
}
