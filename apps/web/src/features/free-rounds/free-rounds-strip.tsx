import { useLingui } from '@lingui/react'
import { ChevronRight, Gift } from 'lucide-react'
import { usePanels } from '../../panels/use-panels.ts'
import styles from './free-rounds-strip.module.css'
import { useFreeRounds } from './use-free-rounds.ts'

/** Says in the lobby that free rounds wait, and opens where they are; nothing where none do. */
export function FreeRoundsStrip() {
  const { _ } = useLingui()
  const { open } = usePanels()
  const left = useFreeRounds().reduce((sum, free) => sum + free.left, 0)
  if (left === 0) return null
  return (
    <button type="button" className={styles.strip} onClick={() => open('rewardCenter')}>
      <Gift aria-hidden />
      <span className={styles.text}>{_('lobby.free_rounds', { left })}</span>
      <ChevronRight aria-hidden />
    </button>
  )
}
