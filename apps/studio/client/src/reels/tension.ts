import type { MachineView } from '#protocol'

type Rules = { readonly scatter: string; readonly needed: number }

/**
 * Which reels are held back: those that stop when one scatter more would win the free spins. Read off the grid the
 * server sent; it only changes when reels stop, never what they show.
 */
export function tenseReels(grid: ReadonlyArray<readonly string[]>, { scatter, needed }: Rules): readonly boolean[] {
  let seen = 0
  return grid.map((column) => {
    const tense = seen === needed - 1
    seen += column.filter((symbol) => symbol === scatter).length
    return tense
  })
}

/** Fewest scatters that begin respins, win free spins or open a board; without end where none do. */
export function scattersNeeded({ hold, freeSpins, pick }: Pick<MachineView, 'hold' | 'freeSpins' | 'pick'>): number {
  return hold?.least ?? Math.min(...Object.keys({ ...freeSpins.awards, ...pick?.times }).map(Number))
}
