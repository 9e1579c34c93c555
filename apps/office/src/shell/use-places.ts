import { useMay } from '../session/use-operator.ts'
import { PLACE_GROUPS, type Place, type PlaceGroup } from './places.tsx'

/** The pages that the operator may open, in their groups. */
export function usePlaceGroups(): readonly PlaceGroup[] {
  const may = useMay()
  const open = ({ power }: Place) => !power || may(power)
  return PLACE_GROUPS.map(({ word, places }) => ({ word, places: places.filter(open) })).filter(
    ({ places }) => places.length > 0,
  )
}
