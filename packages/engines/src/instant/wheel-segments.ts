import { wholeNumbers } from './draw-some.ts'

export type WheelRisk = 'low' | 'medium' | 'high'
export type WheelSize = 10 | 20 | 30 | 40 | 50

/** Ten segments of a wheel of low risk; a larger one repeats them. */
const lowTen = '1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1.2 0'.split(' ')

/** Every other segment of a wheel of medium risk; those between them pay nothing. */
const mediumHalves: { readonly [size in WheelSize]: string } = {
  10: '3 1.5 1.9 2 1.5',
  20: '3 2 2 1.5 2 1.8 2 2 1.5 2',
  30: '4 1.5 2 1.5 2 3 1.5 2 1.7 1.5 2 2 1.5 2 1.5',
  40: '3 1.5 2 1.5 2 3 1.5 2 1.5 2 3 1.5 1.6 1.5 2 3 2 1.5 2 1.5',
  50: '5 1.5 2 1.5 2 1.5 3 1.5 2 1.5 1.5 2 1.5 3 1.5 2 1.5 2 1.5 3 1.5 2 1.5 2 1.5',
}

/** What the only winning segment of a wheel of high risk pays. */
const highOnes: { readonly [size in WheelSize]: string } = { 10: '9.9', 20: '19.8', 30: '29.7', 40: '39.6', 50: '49.5' }

/** The segments of each wheel in their order: 99 % of the stake on an average. */
export const wheelSegments: { readonly [risk in WheelRisk]: (size: WheelSize) => readonly string[] } = {
  low: (size) => wholeNumbers(1, size / 10).flatMap(() => lowTen),
  medium: (size) => mediumHalves[size].split(' ').flatMap((pay) => [pay, '0']),
  high: (size) => [highOnes[size], ...wholeNumbers(2, size).map(() => '0')],
}

export const wheelSizes: readonly WheelSize[] = [10, 20, 30, 40, 50]
