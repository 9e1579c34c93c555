/** What the player likes, kept by the browser across visits. Nothing of it is about money or identity. */
export type Preferences = {
  readonly sound: boolean
  readonly quick: boolean
  /** Whether wins are offered to be gambled with, where a game has that. */
  readonly gamble: boolean
}

const KEY = 'sanuk-studio-preferences'

/** The kept preferences; sound is off until the player has turned it on. */
export function keptPreferences(): Preferences {
  const kept = read()
  return { sound: kept.includes('sound'), quick: kept.includes('quick'), gamble: !kept.includes('no-gamble') }
}

export function keepPreferences({ sound, quick, gamble }: Preferences): void {
  try {
    const kept = [sound && 'sound', quick && 'quick', !gamble && 'no-gamble']
    localStorage.setItem(KEY, kept.filter(Boolean).join(' '))
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
