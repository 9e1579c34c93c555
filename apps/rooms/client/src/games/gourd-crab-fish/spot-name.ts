import type { Say } from '../../words.ts'
import { isPicture, pictureName } from './pictures.tsx'

/** What a spot is called; its code where the words know none. */
export function spotName(say: Say, spot: string): string {
  const [kind, low = '', high = ''] = spot.split('-')
  if (kind === 'single' && isPicture(low)) return pictureName(say, low)
  return kind === 'pair' && isPicture(low) && isPicture(high)
    ? say('rooms-dice.spot.picture-pair', { low: pictureName(say, low), high: pictureName(say, high) })
    : spot
}
