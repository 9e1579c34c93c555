/** The numbers in the order in which they stand on the wheel, clockwise. */
export const WHEEL: readonly number[] = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
]

/** The part of a whole turn that a pocket takes, in degrees. */
export const PITCH = 360 / WHEEL.length

/** Where the ball runs, and where it lies in the end, from the middle of a wheel of 100. */
const TRACK = 87.5
const POCKET = 55

/** Laps of the ball against the wheel, and turns of the wheel. */
const PACE = { laps: 8, turns: 2 }
const QUICK_PACE = { laps: 3, turns: 1 }

/** When the ball leaves its track, and when it lies in its pocket, in parts of the whole time. */
const LEAVES = 0.52
const LIES = 0.86

/** How far round the wheel stands in the end, from the number at the top: as if by chance, and the same for a round. */
const SWAY = 50

/** Where the wheel stands when a round is over, in degrees. */
export function restOf(number: number, round: string): number {
  let mixed = 0
  for (const letter of round) mixed = (mixed * 31 + letter.charCodeAt(0)) % 9973
  return -pocketOf(number) + SWAY * ((2 * mixed) / 9972 - 1)
}

/** How far the pocket of a number is from zero, in degrees. */
export const pocketOf = (number: number): number => WHEEL.indexOf(number) * PITCH

/** How the wheel and the ball stand. */
export type Standing = { readonly wheel: number; readonly ball: number; readonly radius: number }

/** When everything lies still. */
export const atRest = (number: number, wheel: number): Standing => ({
  wheel,
  ball: wheel + pocketOf(number),
  radius: POCKET,
})

type Way = { readonly from: number; readonly rest: number; readonly number: number; readonly quick: boolean }

/** How they stand at a part of the time: the wheel turns one way and the ball the other, until the wheel takes it along. */
export function standingAt({ from, rest, number, quick }: Way, part: number): Standing {
  const { laps, turns } = quick ? QUICK_PACE : PACE
  const onward = ((((rest - from) % 360) + 360) % 360) + 360 * turns
  const wheel = from + onward * (1 - (1 - part) ** 2)
  const left = 1 - Math.min(1, part / LIES)
  const ahead = 360 * laps * left ** 1.9
  return { wheel, ball: wheel + pocketOf(number) + ahead, radius: POCKET + (TRACK - POCKET) * heightAt(part) }
}

/** On its track at first, then falling, and leaping from the pockets lower and lower. */
function heightAt(part: number): number {
  const fallen = (part - LEAVES) / (LIES - LEAVES)
  if (fallen <= 0) return 1
  return fallen >= 1 ? 0 : Math.abs(Math.cos(2.5 * Math.PI * fallen)) * (1 - fallen) ** 1.6
}
