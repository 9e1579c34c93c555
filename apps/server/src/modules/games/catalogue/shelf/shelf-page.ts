import { comparePlaces, readShelfPlace, type ShelfPlace, writeShelfPlace } from './shelf-order.ts'

/** Which part of a list is wanted: by its number, or what follows the place where another part ended. */
export type PageWish = {
  readonly number: number
  readonly size: number
  readonly after?: string | undefined
}

/** A part of a list, how much there is in all, and the word by which it goes on: null at the end. */
export type Page<T> = {
  readonly list: readonly T[]
  readonly number: number
  readonly pages: number
  readonly total: number
  readonly next: string | null
}

/**
 * Cuts a page out of what stands in order. What goes on `after` a place misses nothing that still stands where it stood,
 * whatever came or went in between; pages by number move with the list.
 */
export function cutShelf<T extends { readonly at: ShelfPlace }>(items: readonly T[], wish: PageWish): Page<T> {
  const from = wish.after === undefined ? (wish.number - 1) * wish.size : firstBehind(items, readShelfPlace(wish.after))
  const list = items.slice(from, from + wish.size)
  const last = list.at(-1)
  return {
    list,
    number: Math.floor(from / wish.size) + 1,
    pages: Math.ceil(items.length / wish.size),
    total: items.length,
    next: last && from + wish.size < items.length ? writeShelfPlace(last.at) : null,
  }
}

/** The first one that stands behind a place, by halving. */
function firstBehind(items: readonly { readonly at: ShelfPlace }[], place: ShelfPlace): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item && comparePlaces(item.at, place) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
