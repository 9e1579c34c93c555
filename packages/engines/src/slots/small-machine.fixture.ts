import type { SlotMachine } from './machine.ts'

/** A machine small enough to follow by brute force: two rows, five lines, at most four free spins. */
export const smallMachine: SlotMachine = {
  code: 'small',
  mathVersion: '1',
  rows: 2,
  wild: 'w',
  scatter: 's',
  pays: { w: [1, 6, 20, 50], a: [0, 4, 10, 30], b: [1, 2, 5, 12], s: [0, 3, 8, 40] },
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [0, 1, 0, 1, 0],
    [1, 0, 1, 0, 1],
    [0, 0, 1, 1, 1],
  ],
  strips: {
    base: [
      ['w', 'a', 'b', 'b', 's', 'a'],
      ['a', 'b', 's', 'b', 'a'],
      ['b', 's', 'a', 'w', 'a', 'b', 'a'],
      ['a', 's', 'b', 'b', 'w'],
      ['b', 'a', 's', 'a', 'b', 'w'],
    ],
    free: [
      ['w', 'a', 's'],
      ['b', 'a'],
      ['s', 'b', 'w'],
      ['a', 'b', 's'],
      ['b', 's'],
    ],
  },
  freeSpins: { awards: { 3: 2, 4: 3 }, multiplier: 2, most: 4 },
  opening: [0, 0, 0, 0, 0],
}
