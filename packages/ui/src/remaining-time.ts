/** Whole seconds until `deadline` (both in ms), rounded up so that "1" still means there is time; 0 when it has passed. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Milliseconds until `secondsLeft` shows its next value; `undefined` once it stands at 0. */
export function untilNextSecond(deadline: number, now: number): number | undefined {
  const left = deadline - now
  return left > 0 ? left - (secondsLeft(deadline, now) - 1) * 1000 : undefined
}

/** Hours (as many as there are), minutes and seconds, each at least two digits. */
export function clockParts(seconds: number): readonly [hours: string, minutes: string, seconds: string] {
  const pad = (count: number) => String(count).padStart(2, '0')
  return [pad(Math.floor(seconds / 3600)), pad(Math.floor(seconds / 60) % 60), pad(seconds % 60)]
}
