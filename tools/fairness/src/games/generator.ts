import { evenly, type ObservedGame } from './observed-game.ts'

/** Bytes that are looked at of each round: its first block. */
const BYTES = 32

/** The generator itself, beneath all games: its bytes and their lowest bits. */
export const observedGenerator: ObservedGame = {
  code: 'generator',
  family: 'generator',
  observables: [
    { name: 'byte', chances: evenly(256), source: 'symmetry' },
    { name: 'lowest bit', chances: evenly(2), source: 'symmetry' },
  ],
  play: (draw) => {
    const bytes = Array.from({ length: BYTES }, () => draw(256))
    return { won: 0, outcomes: [bytes, bytes.map((byte) => byte & 1)] }
  },
}
