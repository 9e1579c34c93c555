import { useLingui } from '@lingui/react'
import type { GameType } from '@sanuk/contracts/catalogue'
import { Chips } from '@sanuk/ui/chips'
import { useLanes } from './use-lanes.ts'

/** One of the categories that have games. */
export function CategoryChoice({ value, onChange }: { value: GameType; onChange: (gameType: GameType) => void }) {
  const { _ } = useLingui()
  const { data } = useLanes()
  return (
    <Chips
      size="small"
      label={_('office-catalogue.category')}
      value={value}
      onPick={onChange}
      options={(data?.lanes ?? []).map(({ gameType }) => ({
        value: gameType,
        label: _(`office.category.${gameType}`),
      }))}
    />
  )
}
