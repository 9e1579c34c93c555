import { useEffect, useState } from 'react'
import { fields } from './foil-wear.ts'

const LOOK_MS = 900
const QUICK_LOOK_MS = 400

type CoverNeeds = { readonly round: string; readonly quick: boolean; readonly onSeen: () => void }

/**
 * Which fields of the card lie open. One that was on the table from the beginning does, and so does every one at once where
 * the player wants rounds to be over soon; the others wait for him. Once all do, the round has been seen.
 */
export function useCover({ round, quick, onSeen }: CoverNeeds) {
  const [cover, setCover] = useState({ round, open: round === '' ? [] : fields, hasFoil: round === '' })
  if (cover.round !== round) setCover({ round, open: quick ? fields : [], hasFoil: true })
  const { open, hasFoil } = cover
  const isOver = fields.every((field) => open.includes(field))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is seen once.
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(onSeen, quick ? QUICK_LOOK_MS : LOOK_MS)
    return () => clearTimeout(timer)
  }, [round, isOver])

  return {
    open,
    hasFoil,
    isOver,
    uncover: (field: number) => setCover((now) => ({ ...now, open: [...now.open, field] })),
    uncoverAll: () => setCover((now) => ({ ...now, open: fields })),
  }
}
