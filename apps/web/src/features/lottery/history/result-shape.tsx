import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { shapePlays } from '@sanuk/engines/lottery/statistics/attributes'
import { sumOf } from '@sanuk/engines/lottery/statistics/sums'
import { Select } from '@sanuk/ui/select'
import { useFamilyWords } from '../family-words.ts'
import { isFamily } from '../plays.ts'
import styles from './history.module.css'

/** Plays that go by the sum of a draw. */
const BY_SUM = new Set(['total', 'sum-sides', 'sum-sides-no-triples', 'sum-two-sides', 'sum-two-sides-refund'])

type ShapeGame = Pick<LotteryGame, 'family' | 'plays'>

/** The plays that tell what a result was like, of those that a game offers. */
export function shapesOf({ family, plays }: ShapeGame): readonly string[] {
  if (!isFamily(family)) return []
  const offered = new Set(plays.map(({ code }) => code))
  return shapePlays(family, (code) => offered.has(code))
}

type ShapeChoiceProps = {
  readonly game: ShapeGame
  readonly shape: string
  readonly onShape: (shape: string) => void
}

/** Which shape of the results is shown beside them. */
export function ShapeChoice({ game, shape, onShape }: ShapeChoiceProps) {
  const { _ } = useLingui()
  const words = useFamilyWords(game.family)
  const shapes = shapesOf(game)
  if (shapes.length < 2) return null
  return (
    <div className={styles.shapeChoice}>
      <Select
        label={_('lottery-statistics.shape')}
        value={shape}
        onChange={onShape}
        options={shapes.map((play) => ({ value: play, label: words('play', play) }))}
      />
    </div>
  )
}

type ResultShapeProps = {
  readonly family: string
  readonly result: readonly string[]
  /** None where the game has no plays of this kind. */
  readonly shape: string | undefined
  /** Of the play, what the result was like; not there until it is told. */
  readonly told: readonly string[] | undefined
}

/** What a result was like: big, odd, dragon, a pair; with the sum where that decides, and a dash where nothing is true of it. */
export function ResultShape({ family, result, shape, told }: ResultShapeProps) {
  const words = useFamilyWords(family)
  if (shape === undefined || !told || !isFamily(family)) return <span className={styles.shape} />
  const sum = BY_SUM.has(shape) ? sumOf(family, result) : null
  const texts = told.map((word) => words('word', word))
  const all = sum === null ? texts : [String(sum), ...texts]
  return <span className={styles.shape}>{all.length > 0 ? all.join(' ') : '–'}</span>
}
