import { type RefObject, useLayoutEffect, useState } from 'react'

/** How a grid lies: its columns, the height of a tile and the gap below it, and where on the page it begins. */
export type TileSize = {
  readonly columns: number
  readonly height: number
  readonly gap: number
  readonly top: number
}

const UNKNOWN: TileSize = { columns: 1, height: 0, gap: 0, top: 0 }

/**
 * Measures a grid whose tiles are all alike, again whenever its width changes: once the browser has laid it out by itself,
 * which to be asked before is work done twice. "At once" is for a list that somebody comes back to: how far it goes down
 * must be known before the page is scrolled to where they were.
 */
export function useTileSize(list: RefObject<HTMLUListElement | null>, atOnce: boolean): TileSize {
  const [size, setSize] = useState(UNKNOWN)
  const [isLongFromStart] = useState(atOnce)
  useLayoutEffect(() => {
    const grid = list.current
    if (!grid) return
    const measure = () => {
      const found = measured(grid)
      setSize((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    // What stands above it may grow, too.
    observer.observe(document.body)
    if (isLongFromStart) measure()
    return () => observer.disconnect()
  }, [list, isLongFromStart])
  return size
}

function measured(grid: HTMLUListElement): TileSize {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  return {
    columns: gridTemplateColumns.split(' ').length,
    height: grid.lastElementChild?.getBoundingClientRect().height ?? 0,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(grid.getBoundingClientRect().top + scrollY),
  }
}
