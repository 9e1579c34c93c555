/** What the player likes, kept by the browser across visits. Nothing of it is about money or identity. */
export type Preferences = { readonly sound: boolean; readonly quick: boolean }

const KEY = 'sanuk-studio-preferences'

/** The kept preferences; sound is off until the player has turned it on. */
export function keptPreferences(): Preferences {
  const kept = read()
  return { sound: kept.includes('sound'), quick: kept.includes('quick') }
}

export function keepPreferences({ sound, quick }: Preferences): void {
  try {
    localStorage.setItem(KEY, [sound && 'sound', quick && 'quick'].filter(Boolean).join(' '))
  } catch {
    // Storage is denied to this frame: the preference holds until the page is closed.
  }
}

function read(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? []
  } catch {
    return []
  }
}
