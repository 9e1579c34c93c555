import { Buffer } from 'node:buffer'
import { Refusal } from '#platform/refusal'
import type { ChosenGame } from '../choice.ts'

/** Where something stands in a list: compared number by number, and by id at last. */
export type ShelfPlace = { readonly numbers: readonly number[]; readonly id: string }

/** Behind everything that has a place. */
const LAST = Number.MAX_SAFE_INTEGER

/** Scratch cards, video poker and table games stand last. */
const LATE: readonly ChosenGame['classification'][] = ['SC', 'VP', 'TG']

/** The places an operator chose, for the game and for its vassalage; null for none. */
export type ChosenPlaces = { readonly own: number | null; readonly vassalage: number | null }

/** What can be played stands first; then the operator's order; then the vendors', the late classes last. */
export function shelfPlace(
  game: ChosenGame & { readonly turn: number; readonly place: number },
  chosen: ChosenPlaces,
): ShelfPlace {
  const late = LATE.includes(game.classification) ? 1 : 0
  const numbers = [game.playable ? 0 : 1, chosen.own ?? LAST, late, chosen.vassalage ?? LAST, game.turn, game.place]
  return { numbers, id: game.nodeId }
}

/** Below 0 where the first stands in front of the second. */
export function comparePlaces(one: ShelfPlace, other: ShelfPlace): number {
  for (let index = 0; index < one.numbers.length; index += 1) {
    const difference = (one.numbers[index] ?? 0) - (other.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  return one.id < other.id ? -1 : Number(one.id > other.id)
}

/** A place as the opaque word a caller continues from. */
export function writeShelfPlace({ numbers, id }: ShelfPlace): string {
  return Buffer.from(JSON.stringify([...numbers, id])).toString('base64url')
}

/** Reads it back. Refuses with `invalid_request` what this server cannot have written. */
export function readShelfPlace(written: string): ShelfPlace {
  try {
    const parts: unknown = JSON.parse(Buffer.from(written, 'base64url').toString('utf8'))
    if (!Array.isArray(parts)) throw new TypeError('no list')
    const id: unknown = parts.pop()
    if (typeof id !== 'string' || !parts.every(Number.isFinite)) throw new TypeError('no place')
    return { numbers: parts, id }
  } catch {
    throw new Refusal('invalid_request', { fields: [{ field: 'after', word: 'field.invalid' }] })
  }
}
