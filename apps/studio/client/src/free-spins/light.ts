/** Colour of the frame's lamps in the paid game, and while free spins run. */
export const BASE_BULBS = 0xffe9b0
export const FREE_BULBS = 0xff8f5c
