// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const EMPTY = {
  'no-records': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-records-280.e3131363d5.webp 280w, /art/empty/no-records-560.6e1bbebae2.webp 560w',
  },
  'no-games': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-games-280.7ee95251c7.webp 280w, /art/empty/no-games-560.6af07dbac4.webp 560w',
  },
  error: {
    width: 280,
    height: 220,
    webp: '/art/empty/error-280.c4a34a5ff4.webp 280w, /art/empty/error-560.7cca07bf5f.webp 560w',
  },
  offline: {
    width: 280,
    height: 220,
    webp: '/art/empty/offline-280.39fc81d93e.webp 280w, /art/empty/offline-560.563f16c7dc.webp 560w',
  },
  region: {
    width: 280,
    height: 220,
    webp: '/art/empty/region-280.d183df1efa.webp 280w, /art/empty/region-560.a72448c92f.webp 560w',
  },
  maintenance: {
    width: 280,
    height: 220,
    webp: '/art/empty/maintenance-280.f079010383.webp 280w, /art/empty/maintenance-560.5ce5de4125.webp 560w',
  },
} satisfies SiteArt['empty']
