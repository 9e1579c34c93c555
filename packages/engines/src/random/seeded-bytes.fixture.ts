import type { NextByte } from './draw.ts'

/**
 * The same bytes for the same seed, for tests and simulations (sfc32 by Chris Doty-Humphrey, public domain). Whoever
 * knows the seed knows them all: nothing is ever played with these.
 */
export function seededBytes(seed: number): NextByte {
  const state = new Uint32Array([seed, 0x9e3779b9, 0x243f6a88, 1])
  for (let round = 0; round < 15; round += 1) nextWord(state)
  let word = 0
  let left = 0
  return () => {
    if (left === 0) word = nextWord(state)
    left = (left + 3) % 4
    const byte = word & 0xff
    word >>>= 8
    return byte
  }
}

function nextWord(state: Uint32Array): number {
  const [a = 0, b = 0, c = 0, counter = 0] = state
  const word = (a + b + counter) >>> 0
  state[0] = b ^ (b >>> 9)
  state[1] = c + (c << 3)
  state[2] = ((c << 21) | (c >>> 11)) + word
  state[3] = counter + 1
  return word
}
