const keyOf = (gameCode: string): string => `lottery-play:${gameCode}`

/** The play that was on when this device last showed a game. */
export const lastPlay = (gameCode: string): string | null => localStorage.getItem(keyOf(gameCode))

export const keepLastPlay = (gameCode: string, play: string): void => localStorage.setItem(keyOf(gameCode), play)
