import { type RefObject, useLayoutEffect, useState } from 'react'

/** How a grid lies: its columns, the height of a tile and the gap below it, and where on the page it begins. */
export type TileSize = {
  readonly columns: number
  readonly height: number
  readonly gap: number
  readonly top: number
}

const UNKNOWN: TileSize = { columns: 1, height: 0, gap: 0, top: 0 }

/** Measures a grid whose tiles are all alike, again whenever its width changes. */
export function useTileSize(list: RefObject<HTMLUListElement | null>): TileSize {
  const [size, setSize] = useState(UNKNOWN)
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
    measure()
    return () => observer.disconnect()
  }, [list])
  return size
}

function measured(grid: HTMLUListElement): TileSize {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  return {
    columns: gridTemplateColumns.split(' ').length,
    height: grid.firstElementChild?.getBoundingClientRect().height ?? 0,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(grid.getBoundingClientRect().top + scrollY),
  }
}
