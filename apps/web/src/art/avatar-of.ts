import { AVATARS } from '@sanuk/ui/art/avatars'

/** Address of the portrait a member chose: one of their own by its `srcset`, or a drawn one by its number from 0; none while it is unknown. */
export function avatarOf(number: number | undefined, own?: string | null): string | undefined {
  if (own) return own.split(', ').at(-1)?.split(' ')[0]
  if (number === undefined) return undefined
  return AVATARS[number % AVATARS.length]?.webp.split(' ')[0]
}
