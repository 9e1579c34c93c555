import { useLingui } from '@lingui/react'
import type { DrawnIssue, LotteryGame } from '@sanuk/contracts/lottery'
import { shapePlays } from '@sanuk/engines/lottery/statistics/attributes'
import { Select } from '@sanuk/ui/select'
import { Suspense } from 'react'
import { lazyPart } from '../../../components/lazy-part.ts'
import { useFamilyWords } from '../family-words.ts'
import { isFamily } from '../plays.ts'
import styles from './history.module.css'

// The rules by which bets are settled are loaded for this alone.
const ShapeText = lazyPart(() => import('../statistics/shape-text.tsx').then((part) => part.ShapeText))

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
  readonly drawn: DrawnIssue
  /** None where the game has no plays of this kind. */
  readonly shape: string | undefined
}

/** What a result was like: big, odd, dragon, a pair. */
export function ResultShape({ family, drawn, shape }: ResultShapeProps) {
  if (shape === undefined || !isFamily(family)) return <span className={styles.shape} />
  return (
    <span className={styles.shape}>
      <Suspense>
        <ShapeText family={family} drawn={drawn} play={shape} />
      </Suspense>
    </span>
  )
}
