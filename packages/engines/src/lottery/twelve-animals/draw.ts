import { drawSome } from '../../instant/draw-some.ts'
import type { Draw } from '../../random/draw.ts'
import { ANIMALS } from '../animals.ts'
import type { Result } from '../play.ts'

const written = ANIMALS.map((_, n) => String(n + 1).padStart(2, '0'))

/** One of the twelve animals: 01 is the rat, 12 the pig. */
export const drawAnimal = (draw: Draw): Result => drawSome(written, 1, draw)

export const isAnimalResult = (result: Result): boolean =>
  result.length === 1 && result.every((animal) => written.includes(animal))
