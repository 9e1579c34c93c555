import { useLingui } from '@lingui/react'
import styles from './board.module.css'
import { findGoodRoad } from './good-roads.ts'
import type { Sides } from './tile-look.ts'

type RoadBadgeProps = { readonly results: string; readonly sides: Sides }

/** The road that players look for, where the latest wins make one. */
export function RoadBadge(props: RoadBadgeProps) {
  const text = useRoadText(props)
  return text && <span className={styles.roadBadge}>{text}</span>
}

/** The road of the latest wins by name, with its length; null where they make none. */
export function useRoadText({ results, sides }: { readonly results: string; readonly sides: Sides | undefined }) {
  const { _ } = useLingui()
  const found = sides && findGoodRoad(results)
  if (!found) return null
  const side = found.side && sides[found.side]
  return _(`lobby.board.road.${found.road}`, {
    count: found.length,
    side: side ? _(`lobby.board.name.${side.name}`) : '',
  })
}
