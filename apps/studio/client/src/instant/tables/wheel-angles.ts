/** Whole turns of a spin, so that it looks like one. */
const TURNS = 6
const QUICK_TURNS = 2

/** A segment is never met nearer to its edge than this part of its width. */
const EDGE = 0.18

/** The part of a whole turn that one of so many segments takes, in degrees. */
export const pitchOf = (segments: number): number => 360 / segments

/** How far the wheel stands turned, in degrees, with the segment under the pointer: in its middle, or where it is told. */
export const angleOf = (segment: number, segments: number, part = 0.5): number => -(segment + part) * pitchOf(segments)

/** Where inside its segment a round ends, from 0 to 1: as if by chance, yet the same whenever the round is shown. */
export function partOf(round: string): number {
  let mixed = 0
  for (const letter of round) mixed = (mixed * 31 + letter.charCodeAt(0)) % 9973
  return EDGE + (1 - 2 * EDGE) * (mixed / 9972)
}

/** The angle to which the wheel turns on from where it stands, always the same way round. */
export function nextAngle(from: number, target: number, quick: boolean): number {
  const onward = (((target - from) % 360) + 360) % 360
  return from + onward + 360 * (quick ? QUICK_TURNS : TURNS)
}

/** How far a spin has come, from 0 to 1, at a part of its time: off at once, and slower and slower to the end. */
export const spunAt = (part: number): number => 1 - (1 - part) ** 3.4

/** How many pegs have passed the pointer since the angle was 0. */
export const pegsPassed = (angle: number, segments: number): number => Math.floor(angle / pitchOf(segments))
