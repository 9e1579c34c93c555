// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const GIFT = {
  width: 240,
  height: 240,
  webp: '/art/gift-240.70b4aec004.webp 240w, /art/gift-480.51ca2d2fed.webp 480w',
} satisfies SiteArt['gift']
