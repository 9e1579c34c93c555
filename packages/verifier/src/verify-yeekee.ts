import { drawBytesOf, hashOfBytes, numbersFrom } from './draws.ts'
import type { DrawVerdict } from './verify-draw.ts'
import type { YeekeeRecord } from './yeekee-record.ts'

/** Adds up a round of Yeekee again by code that shares nothing with the server's, and compares. */
export function verifyYeekee(record: YeekeeRecord): DrawVerdict {
  const { seed, commitment } = record
  if (seed === null) return 'untold'
  return { commitment: hashOfBytes(seed) === commitment, outcome: isSameRound({ ...record, seed }) }
}

/** The place of the shot that is taken off, counted from 1. */
const TAKEN = 16

function isSameRound({ head, result, ...record }: YeekeeRecord & { readonly seed: string }): boolean {
  if (head === null || result === null) return false
  const below = numbersFrom(drawBytesOf({ ...record, head }))
  const draw = () => fiveDigits(BigInt(below(100_000)))
  // The order of these matters: first the platform's own shot, then those in place of missing ones.
  const own = draw()
  const list = [...record.shots]
  while (list.length < TAKEN) list.push(draw())
  const fills = list.slice(record.shots.length)
  const counted = [own, ...list.slice(0, TAKEN - 1), ...list.slice(TAKEN)]
  const number = fiveDigits(counted.reduce((sum, shot) => sum + BigInt(shot), 0n) % 100_000n)
  const expected = [own, ...fills, number.slice(2), number.slice(0, 2)]
  const told = [record.own, ...record.fills, ...result]
  return expected.length === told.length && expected.every((digits, place) => digits === told[place])
}

const fiveDigits = (number: bigint): string => `${number}`.padStart(5, '0')
