import { useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { BetSummaries } from './bet-summaries.tsx'
import styles from './round-game.module.css'
import type { RoundLine } from './rounds.ts'

/** A game's picture, while its vendor has it, its name, and what the first bet was about. */
export function RoundGame({ round }: { round: RoundLine }) {
  const language = useLanguage()
  const [broken, setBroken] = useState(false)
  return (
    <span className={styles.game}>
      {round.thumbnail && !broken && (
        <img src={round.thumbnail} alt="" width={28} height={28} loading="lazy" onError={() => setBroken(true)} />
      )}
      {round.gameNames[language]}
      {round.summaries && <BetSummaries summaries={round.summaries} most={1} />}
    </span>
  )
}
