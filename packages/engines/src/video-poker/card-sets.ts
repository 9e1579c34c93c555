import { type Card, PACK } from '../cards/card.ts'
import { combinations } from '../exact/combinations.ts'
import { STAND_PAT, sizeOf } from './holds.ts'

/**
 * A number for every set of none to four cards of the pack, in order of size and then of the highest card (the
 * combinatorial number system). A hand of five, its cards ascending, has 31 such sets: those its holds keep, standing
 * pat left out.
 */
export class CardSets {
  readonly #numbers = new Float64Array(SETS)
  /** Where the sets of the hand last asked for stand, by hold. */
  readonly #places = new Uint32Array(STAND_PAT)

  /** Adds the same to every set of a hand. */
  addToAll(hand: readonly Card[], more: number): void {
    this.#find(hand)
    for (const place of this.#places) this.#numbers[place] = (this.#numbers[place] ?? 0) + more
  }

  /** Adds to every set of a hand the number of its hold. */
  addToEach(hand: readonly Card[], more: Float64Array): void {
    this.#find(hand)
    let hold = 0
    for (const place of this.#places) this.#numbers[place] = (this.#numbers[place] ?? 0) + (more[hold++] ?? 0)
  }

  /** The numbers of all sets of a hand together. */
  sumOf(hand: readonly Card[]): number {
    this.#find(hand)
    let sum = 0
    for (const place of this.#places) sum += this.#numbers[place] ?? 0
    return sum
  }

  /** Writes the number of every set of a hand at the place of its hold. */
  read(hand: readonly Card[], into: Float64Array): void {
    this.#find(hand)
    let hold = 0
    for (const place of this.#places) into[hold++] = this.#numbers[place] ?? 0
  }

  #find(hand: readonly Card[]): void {
    for (let hold = 1; hold < this.#places.length; hold += 1) {
      const highest = 31 - Math.clz32(hold)
      const below = this.#places[hold ^ (1 << highest)] ?? 0
      this.#places[hold] = below + (steps[hold]?.[hand[highest] ?? 0] ?? 0)
    }
  }
}

const SETS = 294_204

/** By hold, how far the highest card kept moves the place of a set on from that of the set without it. */
const steps = Array.from({ length: STAND_PAT }, (_, hold) =>
  Uint32Array.from({ length: PACK }, (__, card) => {
    const size = sizeOf(hold)
    return Number(combinations(card, size) + combinations(PACK, size - 1))
  }),
)
