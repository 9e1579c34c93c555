/** The server's only clock. Rooms are given it, so that a test can say what time it is. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
