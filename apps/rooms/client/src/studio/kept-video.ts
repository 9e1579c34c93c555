import { useState } from 'react'

const KEY = 'sanuk-rooms-no-video'

/** Whether the player wants to see the studio; kept by the browser. Who saves data sees it only after asking for it. */
export function useKeptVideo(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(wanted)
  const keep = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(KEY, next ? 'no' : 'yes')
    } catch {
      // Storage is denied to this frame: it holds until the page is closed.
    }
  }
  return [isOn, keep]
}

function wanted(): boolean {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept !== null) return kept === 'no'
  } catch {
    // Nothing is kept in this frame.
  }
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData !== true
}
