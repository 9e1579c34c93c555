/** A die that comes to lie, by the parameters of the synthesiser. */
export const DIE_SOUND = [0.5, 0.12, 420, 0.001, 0.012, 0.06, 4, 1.6, -4, 0, 0, 0, 0.03, 2.4] as const

/** From a die's coming to lie until it has been seen. */
export const DIE_TURN_MS = 900
