import { useEffect, useState } from 'react'
import type { Kit } from '../kit.ts'
import { keepPreferences, keptPreferences, type Preferences } from '../preferences.ts'

/** What the player likes, and how that is changed. */
export function usePreferences({ sound }: Pick<Kit, 'sound'>): readonly [Preferences, (next: Preferences) => void] {
  const [preferences, setPreferences] = useState(keptPreferences)
  // Sound that was on in an earlier visit begins with the first press: browsers allow none before.
  const wants = preferences.sound
  useEffect(() => {
    if (!wants) return
    const begin = () => void (sound.on || sound.turn(true))
    addEventListener('pointerdown', begin, { once: true })
    return () => removeEventListener('pointerdown', begin)
  }, [wants, sound])
  const prefer = (next: Preferences) => {
    setPreferences(next)
    keepPreferences(next)
  }
  return [preferences, prefer]
}
