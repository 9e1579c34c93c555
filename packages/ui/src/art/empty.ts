// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const EMPTY = {
  'no-records': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-records-280.5d23ab5267.webp 280w, /art/empty/no-records-560.a8f240b5b2.webp 560w',
  },
  'no-games': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-games-280.89cadc9cef.webp 280w, /art/empty/no-games-560.1737e26c97.webp 560w',
  },
  error: {
    width: 280,
    height: 220,
    webp: '/art/empty/error-280.b3413eeeb1.webp 280w, /art/empty/error-560.f0bd26bbc5.webp 560w',
  },
  offline: {
    width: 280,
    height: 220,
    webp: '/art/empty/offline-280.0b668f77cd.webp 280w, /art/empty/offline-560.de55817b05.webp 560w',
  },
  region: {
    width: 280,
    height: 220,
    webp: '/art/empty/region-280.ff36c897d2.webp 280w, /art/empty/region-560.5c43e76687.webp 560w',
  },
  maintenance: {
    width: 280,
    height: 220,
    webp: '/art/empty/maintenance-280.bf5c5ede74.webp 280w, /art/empty/maintenance-560.b109a102cf.webp 560w',
  },
} satisfies SiteArt['empty']
