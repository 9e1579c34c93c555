// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const EMPTY = {
  'no-records': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-records-280.bdd49b53cd.webp 280w, /art/empty/no-records-560.6fea87aa0d.webp 560w',
  },
  'no-games': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-games-280.bd676e361d.webp 280w, /art/empty/no-games-560.a1c935cf0d.webp 560w',
  },
  error: {
    width: 280,
    height: 220,
    webp: '/art/empty/error-280.e2fcd8a323.webp 280w, /art/empty/error-560.7b4ef3e133.webp 560w',
  },
  offline: {
    width: 280,
    height: 220,
    webp: '/art/empty/offline-280.b963c2ca8e.webp 280w, /art/empty/offline-560.0ed2d725c7.webp 560w',
  },
  region: {
    width: 280,
    height: 220,
    webp: '/art/empty/region-280.7525deb883.webp 280w, /art/empty/region-560.2676c9f459.webp 560w',
  },
  maintenance: {
    width: 280,
    height: 220,
    webp: '/art/empty/maintenance-280.0c4a402a5c.webp 280w, /art/empty/maintenance-560.ad044ef006.webp 560w',
  },
} satisfies SiteArt['empty']
