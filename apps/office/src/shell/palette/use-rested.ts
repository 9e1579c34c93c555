import { useEffect, useState } from 'react'

const REST_MS = 250

/** A text once nobody has typed for a moment: each letter would be a search of its own. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const rest = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(rest)
  }, [text])
  return rested
}
