import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from './search-field.tsx'

const PAUSE_MS = 300

type Props = { label: string; text: string; onSearch: (text: string) => void }

/** Searches once the typing rests; what is searched for may change from elsewhere, too. */
export function PausedSearch({ label, text, onSearch }: Props) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  if (text !== known) {
    setKnown(text)
    if (text !== typed.trim()) setTyped(text)
  }
  // After the pause the list may be narrowed otherwise than when it began.
  const search = useEffectEvent(onSearch)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (typed.trim() === text) return
    const rest = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(rest)
  }, [typed])
  return <SearchField label={label} text={typed} longest={255} onText={setTyped} />
}
