// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from './picture.ts'

export const BANNERS = {
  tiger: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/tiger-wide-1240.c924e1f032.avif 1240w, /art/banners/tiger-wide-1860.13e4502c3d.avif 1860w',
      webp: '/art/banners/tiger-wide-1240.2dcf2276d0.webp 1240w, /art/banners/tiger-wide-1860.40514b2358.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/tiger-tall-390.8fe97a6a2d.avif 390w, /art/banners/tiger-tall-780.2d8c10ef47.avif 780w',
      webp: '/art/banners/tiger-tall-390.748b335e51.webp 390w, /art/banners/tiger-tall-780.c3d98cd6fd.webp 780w',
    },
  },
  deposit: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/deposit-wide-1240.2ed950506c.avif 1240w, /art/banners/deposit-wide-1860.4e5182b6d9.avif 1860w',
      webp: '/art/banners/deposit-wide-1240.6c1bc9f858.webp 1240w, /art/banners/deposit-wide-1860.f3f5b7784a.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/deposit-tall-390.f2558a13df.avif 390w, /art/banners/deposit-tall-780.be9ddcac3d.avif 780w',
      webp: '/art/banners/deposit-tall-390.cda5241376.webp 390w, /art/banners/deposit-tall-780.b1c302707b.webp 780w',
    },
  },
  fair: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/fair-wide-1240.8afdb1d7f3.avif 1240w, /art/banners/fair-wide-1860.2d148b3d3e.avif 1860w',
      webp: '/art/banners/fair-wide-1240.fe9f870c99.webp 1240w, /art/banners/fair-wide-1860.f51ef3767c.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/fair-tall-390.6c827bbda2.avif 390w, /art/banners/fair-tall-780.086bec4620.avif 780w',
      webp: '/art/banners/fair-tall-390.9851bba1bd.webp 390w, /art/banners/fair-tall-780.01930a6967.webp 780w',
    },
  },
  coming: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/coming-wide-1240.334c296ec9.avif 1240w, /art/banners/coming-wide-1860.ceb628073c.avif 1860w',
      webp: '/art/banners/coming-wide-1240.c84c5630cf.webp 1240w, /art/banners/coming-wide-1860.ce3823b228.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/coming-tall-390.146a414fb2.avif 390w, /art/banners/coming-tall-780.c0c28f8241.avif 780w',
      webp: '/art/banners/coming-tall-390.80d7508723.webp 390w, /art/banners/coming-tall-780.426509a554.webp 780w',
    },
  },
} satisfies SiteArt['banners']

export const EMPTY = {
  'no-records': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-records-280.c775d19768.webp 280w, /art/empty/no-records-560.77c4a22436.webp 560w',
  },
  'no-games': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-games-280.7183435aec.webp 280w, /art/empty/no-games-560.bfc3cafe9c.webp 560w',
  },
  error: {
    width: 280,
    height: 220,
    webp: '/art/empty/error-280.2fd2308305.webp 280w, /art/empty/error-560.2b8dc8554a.webp 560w',
  },
  offline: {
    width: 280,
    height: 220,
    webp: '/art/empty/offline-280.1f976e82bb.webp 280w, /art/empty/offline-560.cab4686160.webp 560w',
  },
  region: {
    width: 280,
    height: 220,
    webp: '/art/empty/region-280.6eb7050a71.webp 280w, /art/empty/region-560.f3d845ac25.webp 560w',
  },
  maintenance: {
    width: 280,
    height: 220,
    webp: '/art/empty/maintenance-280.1c8cabfd16.webp 280w, /art/empty/maintenance-560.2cb6befca2.webp 560w',
  },
} satisfies SiteArt['empty']

export const GIFT = {
  width: 240,
  height: 240,
  webp: '/art/gift-240.dc96d65a4a.webp 240w, /art/gift-480.9b7b575d27.webp 480w',
} satisfies SiteArt['gift']

export const AVATARS = [
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/01-96.14c92bb1a1.webp 96w, /art/avatars/01-192.ecae362bda.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/02-96.d6343ab2d2.webp 96w, /art/avatars/02-192.f4f13d4cca.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/03-96.5a7446e9bb.webp 96w, /art/avatars/03-192.188abc8324.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/04-96.d10a11803b.webp 96w, /art/avatars/04-192.db3431ef66.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/05-96.8aed6dd1e5.webp 96w, /art/avatars/05-192.0ad3713ab5.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/06-96.34c008dab8.webp 96w, /art/avatars/06-192.6ef3b7e7a6.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/07-96.d02d74600f.webp 96w, /art/avatars/07-192.19f0f06e3f.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/08-96.bd639af3ca.webp 96w, /art/avatars/08-192.353e04ae23.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/09-96.f15677fcc4.webp 96w, /art/avatars/09-192.2878d24122.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/10-96.988003d2b0.webp 96w, /art/avatars/10-192.4ae48152fb.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/11-96.b0889c0239.webp 96w, /art/avatars/11-192.c34677711a.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/12-96.4a38e48711.webp 96w, /art/avatars/12-192.6a57984ea6.webp 192w',
  },
] satisfies SiteArt['avatars']
