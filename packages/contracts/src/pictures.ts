import type { RefusalCode } from './refusals.ts'

/** Bytes of a picture that somebody sends: 5 MB. */
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024

/** The same in base64. */
export const PICTURE_TEXT_MAX = Math.ceil(PICTURE_BYTES_MAX / 3) * 4

/** What may be sent as one. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const

/** Why a picture is refused: not PNG or JPEG, damaged, or too many bytes or pixels. */
export const PICTURE_REFUSALS = [
  'picture_format',
  'picture_unreadable',
  'picture_too_large',
] as const satisfies readonly RefusalCode[]
