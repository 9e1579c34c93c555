import { useLingui } from '@lingui/react'
import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import { Select } from '@sanuk/ui/select'
import styles from './betting-record.module.css'

type CategoryFilterProps = {
  readonly value: GameType | undefined
  readonly onChange: (gameType: GameType | undefined) => void
}

/** Rounds of one category, or of all. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { _ } = useLingui()
  return (
    <div className={styles.category}>
      <Select
        label={_('wagers.category')}
        options={[
          { value: 'ALL' as const, label: _('wagers.category.all') },
          ...GAME_TYPES.map((type) => ({ value: type, label: _(`wagers.category.${type}`) })),
        ]}
        value={value ?? 'ALL'}
        onChange={(choice) => onChange(choice === 'ALL' ? undefined : choice)}
      />
    </div>
  )
}
