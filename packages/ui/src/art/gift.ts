// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const GIFT = {
  width: 240,
  height: 240,
  webp: '/art/gift-240.acaaa3e182.webp 240w, /art/gift-480.171b0ac521.webp 480w',
} satisfies SiteArt['gift']
