import { randomInt } from 'node:crypto'

/** How many drawn avatars a new member may be given. */
const AVATARS = 12

export const randomAvatar = (): number => randomInt(AVATARS)
