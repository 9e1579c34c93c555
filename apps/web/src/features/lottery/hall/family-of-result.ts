import type { PlayType } from '@sanuk/contracts/catalogue'

const NUMBERS_OF_NORTH = 27
const NUMBERS_OF_KENO = 20
const NUMBERS_OF_MALAY = 23

/**
 * The family that a result is of: the catalogue tells the kind of lottery only, under which there may be several. Empty
 * where neither tells it.
 */
export function familyOfResult(playType: PlayType | null, result: readonly string[]): string {
  switch (playType) {
    case 'SSC':
    case '11X5':
    case 'K3':
    case 'PK10':
    case 'LHC':
      return playType
    case 'VN':
      return result.length === NUMBERS_OF_NORTH ? 'VN_NORTH' : 'VN_SOUTH'
    case 'PCB':
      return result.length === NUMBERS_OF_KENO ? 'KL8' : 'PCB'
    case 'LF':
      return result.length === 3 ? 'LF' : 'P5'
    case 'MALAY':
      return result.length === NUMBERS_OF_MALAY ? 'MALAY' : ''
    default:
      return familyOfThaiResult(result)
  }
}

/** Thailand and its neighbours, by how many numbers they draw. */
function familyOfThaiResult(result: readonly string[]): string {
  const [first = ''] = result
  if (result.length === 6) return 'THAI'
  if (result.length === 2) return 'THREE_UP'
  if (result.length !== 1) return ''
  return first.length === 2 ? 'ZODIAC' : 'LAO_SET'
}
