import { useLingui } from '@lingui/react'
import { Chips } from '@sanuk/ui/chips'
import { use } from 'react'
import { GOOD_ROADS, type GoodRoad } from '../lobby-search.ts'
import { RoadsContext } from './use-board.ts'

type RoadChipsProps = {
  readonly value: GoodRoad | undefined
  readonly onPick: (road: GoodRoad | undefined) => void
  readonly className: string | undefined
  /** Keeps the place of the chips until it is known whether there are tables. */
  readonly unknownClassName: string | undefined
}

/** Which roads the tables shown have; nothing where there is no table that tells. */
export function RoadChips({ value, onPick, className, unknownClassName }: RoadChipsProps) {
  const { _ } = useLingui()
  const { isKnown, tables } = use(RoadsContext)
  if (isKnown && tables.length === 0 && value === undefined) return null
  return (
    <Chips<GoodRoad | 'all'>
      label={_('lobby.road')}
      className={isKnown ? className : unknownClassName}
      size="small"
      value={value ?? 'all'}
      onPick={(road) => onPick(road === 'all' ? undefined : road)}
      options={[
        { value: 'all', label: _('lobby.road.all') },
        ...GOOD_ROADS.map((road) => ({ value: road, label: _(`lobby.road.${road}`) })),
      ]}
    />
  )
}
