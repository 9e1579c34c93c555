import { AVATARS } from '@sanuk/ui/site-art'

/** Address of the portrait a member chose, by its number from 0; none while it is unknown. */
export function avatarOf(number: number | undefined): string | undefined {
  if (number === undefined) return undefined
  return AVATARS[number % AVATARS.length]?.webp.split(' ')[0]
}
