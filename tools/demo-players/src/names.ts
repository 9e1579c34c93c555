import { randomInt } from 'node:crypto'

const FIRST = [
  'nok',
  'mali',
  'somchai',
  'ploy',
  'bank',
  'fah',
  'ton',
  'nam',
  'boss',
  'kaew',
  'aek',
  'pim',
  'golf',
  'mint',
]
const LAST = ['bkk', 'cnx', 'isan', 'phuket', 'sea', 'lucky', 'tiger', 'lotus', 'rain', 'moon']

/** A username as people make them up; the digits keep it from being taken. */
export function makeUsername(): string {
  const pick = (from: readonly string[]) => from[randomInt(from.length)] ?? ''
  return `${pick(FIRST)}${pick(LAST)}${randomInt(10, 9999)}`.slice(0, 16)
}
