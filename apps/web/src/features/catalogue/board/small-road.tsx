import { type BigRoadCell, bigRoad } from '@sanuk/engines/live/roads/big-road'
import { ROAD_ROWS } from '@sanuk/engines/live/roads/road-results'
import { memo } from 'react'
import styles from './board.module.css'
import { readResults } from './read-results.ts'

/** As many as can be told apart on the cover of a phone. */
const COLUMNS = 16

const RADIUS = 0.36
const DOT = 0.14

/** The last columns of a shoe's big road: filled rounds for the banker, rings for the player, a stroke for ties. */
export const SmallRoad = memo(function SmallRoad({ results }: { readonly results: string }) {
  const { cells } = bigRoad(readResults(results))
  const last = Math.max(0, ...cells.map(({ column }) => column))
  const first = Math.max(0, last + 1 - COLUMNS)
  const shown = cells.filter(({ column }) => column >= first)
  const drawn = (is: (cell: BigRoadCell) => boolean, stroke: (cell: BigRoadCell) => string) =>
    shown.filter(is).map(stroke).join('')
  return (
    <svg className={styles.road} viewBox={`${first} 0 ${COLUMNS} ${ROAD_ROWS}`} aria-hidden="true">
      <path className={styles.bankerRound} d={drawn(({ winner }) => winner === 'banker', round)} />
      <path className={styles.playerRing} d={drawn(({ winner }) => winner === 'player', round)} />
      <path className={styles.tieStroke} d={drawn(({ ties }) => ties > 0, slash)} />
      <path
        className={styles.bankerDot}
        d={drawn(
          ({ bankerPair }) => bankerPair,
          (cell) => dot(cell, 0.16),
        )}
      />
      <path
        className={styles.playerDot}
        d={drawn(
          ({ playerPair }) => playerPair,
          (cell) => dot(cell, 0.84),
        )}
      />
    </svg>
  )
})

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

const round = ({ column, row }: BigRoadCell) => circle(column + 0.5, row + 0.5, RADIUS)
const dot = ({ column, row }: BigRoadCell, at: number) => circle(column + at, row + at, DOT)
const slash = ({ column, row }: BigRoadCell) => `M${column + 0.12} ${row + 0.88}l0.76 -0.76`
