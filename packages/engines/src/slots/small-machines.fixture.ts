import type { SlotMachine } from './machine.ts'
import { smallMachine } from './small-machine.fixture.ts'

const common = { mathVersion: '1', rows: 2, wild: 'w', scatter: 's', lines: [], opening: [0, 0, 0] } as const
const none = { awards: {}, multiplier: 1, most: 0 }

/** Machines small enough to follow by brute force, one of each mechanic beyond plain lines. */
export const SMALL_MACHINES: readonly SlotMachine[] = [
  {
    ...common,
    code: 'ways',
    pattern: 'ways',
    coins: 4,
    pays: { w: [0, 0], a: [1, 4], b: [0, 3], s: [0, 2] },
    counts: [2, 3],
    strips: {
      base: [
        ['a', 'b', 's', 'a'],
        ['w', 'a', 'b', 's', 'b'],
        ['a', 's', 'b', 'w'],
      ],
      free: [
        ['a', 's', 'b'],
        ['w', 'b', 'a', 's'],
        ['b', 's', 'a'],
      ],
    },
    freeSpins: { awards: { 2: 1, 3: 2 }, multiplier: 3, most: 4 },
  },
  {
    ...common,
    code: 'anywhere',
    rows: 3,
    pattern: 'anywhere',
    coins: 5,
    pays: { w: [0, 0], a: [2, 7], b: [1, 5], c: [3, 9], s: [0, 0] },
    counts: [4, 6],
    tumbles: { base: [1, 2, 4], free: [2, 3] },
    strips: {
      base: [
        ['a', 'a', 'b', 'c', 's', 'b'],
        ['b', 'a', 'w', 'b', 'c', 'c', 'a'],
        ['c', 'a', 'b', 's', 'b', 'a', 'c'],
      ],
      free: [
        ['a', 'b', 'c', 's', 'b'],
        ['b', 'a', 's', 'c', 'c'],
        ['c', 'a', 'b', 's', 'a'],
      ],
    },
    freeSpins: { awards: { 2: 2, 3: 3 }, multiplier: 2, most: 5 },
  },
  {
    ...common,
    code: 'clusters',
    rows: 3,
    pattern: 'clusters',
    coins: 5,
    pays: { w: [0, 0], a: [2, 7], b: [1, 5], c: [3, 9], s: [0, 0] },
    counts: [3, 5],
    tumbles: { base: [1, 2], free: [1] },
    strips: {
      base: [
        ['a', 'a', 'b', 'c', 'b'],
        ['b', 'a', 'w', 'b', 'c', 'c'],
        ['c', 'a', 'b', 'c', 'b', 'a'],
      ],
      free: [[], [], []],
    },
    freeSpins: none,
  },
  {
    ...smallMachine,
    code: 'filling',
    wildsFill: true,
    strips: {
      base: [
        ['a', 'b', 's'],
        ['a', 'b', 's', 'w', 'a'],
        ['b', 's', 'a', 'b', 'w'],
        ['a', 's', 'b'],
        ['b', 'a', 's', 'a'],
      ],
      free: [
        ['a', 'b', 's'],
        ['b', 'a', 'a', 'w'],
        ['s', 'b', 'b', 'w'],
        ['a', 'b'],
        ['b', 's', 'a'],
      ],
    },
    freeSpins: { awards: { 2: 1, 3: 3 }, multiplier: 2, most: 5, stay: true },
  },
  { ...smallMachine, code: 'factors', wildFactors: [1, 2, 3, 2, 1] },
  {
    ...smallMachine,
    code: 'hold',
    freeSpins: none,
    pays: { ...smallMachine.pays, s: [0, 0, 0, 0] },
    hold: {
      least: 3,
      respins: 2,
      of: 20,
      values: [
        { value: 5, weight: 3 },
        { value: 20, weight: 1 },
      ],
      full: 500,
    },
  },
  {
    ...smallMachine,
    code: 'picking',
    freeSpins: { awards: { 2: 1, 3: 2 }, multiplier: 2, most: 3 },
    pick: {
      times: { 3: 1, 4: 3 },
      prizes: [
        { coins: 4, places: 2 },
        { coins: 20, places: 1 },
      ],
      factors: [{ factor: 3, places: 1 }],
      ends: 1,
    },
  },
]

/** The small machine of that code. */
export function smallMachineOf(code: string): SlotMachine {
  const machine = SMALL_MACHINES.find((one) => one.code === code)
  if (!machine) throw new RangeError(`no small machine is called ${code}`)
  return machine
}
