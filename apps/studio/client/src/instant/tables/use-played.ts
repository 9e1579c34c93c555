import { useRef } from 'react'

/**
 * The choice that the round on the table was played with, to tell whether the table still shows what is chosen now. A
 * choice stands still from the stake to the end of its round. Null before the first.
 */
export function usePlayed<Choice>(round: string, choice: Choice): Choice | null {
  const kept = useRef({ round, choice: round === '' ? null : choice })
  if (kept.current.round !== round) kept.current = { round, choice }
  return kept.current.choice
}
