import { defineRoom } from '#platform/room'
import { agreedVersions } from './index.ts'

/** Which versions of terms and privacy policy somebody agrees to who registers now. */
export const agreedVersionsRoom = defineRoom({ name: 'agreedVersions', build: () => agreedVersions })
