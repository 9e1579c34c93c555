/** What the player likes, kept by the browser across visits. Nothing of it is about money or identity. */
export type Preferences = {
  readonly sound: boolean
  /** A chip of the player's own value, as wire money; null where none was made. */
  readonly ownChip: string | null
  /** Whether chips become bets without being confirmed. */
  readonly autoConfirm: boolean
  /** Whether the player turns the cards of his side; null where he has not said so and the table decides. */
  readonly squeeze: boolean | null
  /** Whether the chat of the table stands open beside it where there is room, waits behind its button, or is not wanted. */
  readonly chat: ChatPreference
}
export type ChatPreference = 'open' | 'closed' | 'off'

const KEY = 'sanuk-rooms-preferences'
const OWN_CHIP = /^chip=(\d{1,9}(?:\.\d{1,2})?)$/

/** The kept preferences; sound is off until the player has turned it on. */
export function keptPreferences(): Preferences {
  const kept = read()
  return {
    sound: kept.includes('sound'),
    ownChip: kept.map((one) => OWN_CHIP.exec(one)?.[1]).find(Boolean) ?? null,
    autoConfirm: kept.includes('auto-confirm'),
    squeeze: kept.includes('squeeze') ? true : kept.includes('no-squeeze') ? false : null,
    chat: kept.includes('chat-open') ? 'open' : kept.includes('no-chat') ? 'off' : 'closed',
  }
}

export function keepPreferences({ sound, ownChip, autoConfirm, squeeze, chat }: Preferences): void {
  const kept = [
    sound && 'sound',
    ownChip !== null && `chip=${ownChip}`,
    autoConfirm && 'auto-confirm',
    squeeze !== null && (squeeze ? 'squeeze' : 'no-squeeze'),
    chat !== 'closed' && (chat === 'open' ? 'chat-open' : 'no-chat'),
  ]
  try {
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
