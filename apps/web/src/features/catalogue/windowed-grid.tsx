import { type GameEntry, PAGE_SIZE } from '@sanuk/contracts/catalogue'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import styles from './game-grid.module.css'
import { GameTile } from './game-tile.tsx'
import type { Favourites } from './use-favourites.ts'
import { type TileSize, useTileSize } from './use-tile-size.ts'
import { WaitingTile } from './waiting-tile.tsx'

type WindowedGridProps = {
  readonly label: string
  readonly games: readonly GameEntry[]
  /** Tiles still to come, drawn in their size. */
  readonly waiting: number
  /** How many there will be in the end. */
  readonly total: number
  readonly favourites: Favourites
  /** The first so many are in sight at once. */
  readonly eager: number
}

/** Rows kept above and below what is in sight: for the keyboard, for finding in the page, and for covers to load. */
const ROWS_BESIDE = 5

/**
 * A grid of any length of which only what is near the window stands in the document. Rows that are left out are one box
 * as high as they, so that nothing moves, and no tile is drawn anew because others come and go; the row with the focus
 * stays wherever the window goes.
 */
export function WindowedGrid({ label, games, waiting, total, favourites, eager }: WindowedGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const size = useTileSize(list, games.length > PAGE_SIZE)
  const count = games.length + waiting
  const rows = useRowsInSight(list, size, Math.ceil(count / size.columns))
  const tile = (index: number) => {
    if (index >= count) return null
    const game = games[index]
    if (!game) return <WaitingTile key={`waiting ${index}`} />
    return (
      <GameTile
        key={game.nodeId}
        {...{ game, total }}
        number={index + 1}
        isFavourite={favourites.has(game)}
        isSaving={favourites.isSaving(game)}
        onFavourite={favourites.set}
        eager={index < eager}
      />
    )
  }
  return (
    <ul
      ref={list}
      className={styles.windowed}
      aria-label={label}
      aria-busy={waiting > 0}
      style={heightOf(Math.ceil(count / size.columns), size)}
    >
      {size.height > 0
        ? rows.flatMap((row, place) => [
            <LeftOut key={`before ${row}`} rows={row - (rows[place - 1] ?? -1) - 1} />,
            ...indexesOf(row, size.columns).map(tile),
          ])
        : // Before anything was measured they lie as the grid lays them.
          indexesOf(0, PAGE_SIZE).map(tile)}
    </ul>
  )
}

function LeftOut({ rows }: { readonly rows: number }) {
  return rows === 0 ? null : <li aria-hidden="true" style={{ gridRow: `span ${rows}`, gridColumn: '1 / -1' }} />
}

const indexesOf = (row: number, columns: number): number[] =>
  Array.from({ length: columns }, (_, column) => row * columns + column)

/** As high as all of its rows, of which few have tiles in them. */
function heightOf(rows: number, { height, gap }: TileSize): CSSProperties | undefined {
  return height === 0 ? undefined : { gridAutoRows: height, minHeight: rows * (height + gap) - gap }
}

/** The rows to draw: those near the window, and the one with the focus. */
function useRowsInSight(list: RefObject<HTMLUListElement | null>, size: TileSize, count: number): readonly number[] {
  const { columns, height, gap, top } = size
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => height + gap,
    overscan: ROWS_BESIDE,
    scrollMargin: top,
    rangeExtractor: (range) => withFocus(range, focusedRow(list.current, columns)),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights are what makes it measure anew
  useEffect(() => rows.measure(), [rows, height, gap])
  // As text, which is the same for the same rows.
  const near = rows
    .getVirtualItems()
    .map(({ index }) => index)
    .join()
  const drawn = useDeferredValue(near)
  return rowsOf(isInSight(rows.range, rowsOf(drawn)) ? drawn : near)
}

const rowsOf = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))

/**
 * Whether all that is in sight is among the rows that are drawn: the others beside it may be drawn a little later, a few
 * tiles at a time, and hold up no frame of the scrolling.
 */
function isInSight(range: { startIndex: number; endIndex: number } | null, drawn: readonly number[]): boolean {
  return range === null || (drawn.includes(range.startIndex) && drawn.includes(range.endIndex))
}

function focusedRow(list: HTMLUListElement | null, columns: number): number | null {
  const tile = list?.contains(document.activeElement) && document.activeElement?.closest('li')
  const number = tile ? Number(tile.getAttribute('aria-posinset')) : 0
  return number > 0 ? Math.floor((number - 1) / columns) : null
}

function withFocus(range: Range, row: number | null): number[] {
  const near = defaultRangeExtractor(range)
  return row === null || near.includes(row) || row >= range.count ? near : [...near, row].sort((a, b) => a - b)
}
