// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const BANNERS = {
  tiger: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/tiger-wide-1240.24ffa92545.avif 1240w, /art/banners/tiger-wide-1860.61bb58c29c.avif 1860w',
      webp: '/art/banners/tiger-wide-1240.33effe831b.webp 1240w, /art/banners/tiger-wide-1860.a680ed36de.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/tiger-tall-390.8f986e6aef.avif 390w, /art/banners/tiger-tall-780.a6ea016dcd.avif 780w',
      webp: '/art/banners/tiger-tall-390.5080c0ab3a.webp 390w, /art/banners/tiger-tall-780.de5b52abd4.webp 780w',
    },
  },
  deposit: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/deposit-wide-1240.2723bdbdd8.avif 1240w, /art/banners/deposit-wide-1860.33cefe8634.avif 1860w',
      webp: '/art/banners/deposit-wide-1240.d85d26f2a3.webp 1240w, /art/banners/deposit-wide-1860.44a1130a45.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/deposit-tall-390.09216158ba.avif 390w, /art/banners/deposit-tall-780.61c397892e.avif 780w',
      webp: '/art/banners/deposit-tall-390.c3d9f29259.webp 390w, /art/banners/deposit-tall-780.d7583cfac5.webp 780w',
    },
  },
  fair: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/fair-wide-1240.ccb677b7ab.avif 1240w, /art/banners/fair-wide-1860.c59f9a0692.avif 1860w',
      webp: '/art/banners/fair-wide-1240.46bc7db767.webp 1240w, /art/banners/fair-wide-1860.9a9600db67.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/fair-tall-390.9acac48d13.avif 390w, /art/banners/fair-tall-780.7348f36ac2.avif 780w',
      webp: '/art/banners/fair-tall-390.3b13d6d3a6.webp 390w, /art/banners/fair-tall-780.29127e9051.webp 780w',
    },
  },
  coming: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/coming-wide-1240.5c809850ef.avif 1240w, /art/banners/coming-wide-1860.b982eb9a3c.avif 1860w',
      webp: '/art/banners/coming-wide-1240.3c6e181825.webp 1240w, /art/banners/coming-wide-1860.e2c010dbf6.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/coming-tall-390.ea2a39df79.avif 390w, /art/banners/coming-tall-780.b5bd16bac7.avif 780w',
      webp: '/art/banners/coming-tall-390.b8abcde7bf.webp 390w, /art/banners/coming-tall-780.61411e3e9e.webp 780w',
    },
  },
  packets: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/packets-wide-1240.daf8169f3a.avif 1240w, /art/banners/packets-wide-1860.7a2f7bebfe.avif 1860w',
      webp: '/art/banners/packets-wide-1240.58ee396209.webp 1240w, /art/banners/packets-wide-1860.823124a8aa.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/packets-tall-390.24a16d2ea9.avif 390w, /art/banners/packets-tall-780.bc14b0d0f7.avif 780w',
      webp: '/art/banners/packets-tall-390.f8cdce00f2.webp 390w, /art/banners/packets-tall-780.938851c2a3.webp 780w',
    },
  },
  mall: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/mall-wide-1240.aca5fb25a1.avif 1240w, /art/banners/mall-wide-1860.f5a836f7b5.avif 1860w',
      webp: '/art/banners/mall-wide-1240.e1d7fe10ee.webp 1240w, /art/banners/mall-wide-1860.80c85dac96.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/mall-tall-390.f498ed1369.avif 390w, /art/banners/mall-tall-780.2c7f943843.avif 780w',
      webp: '/art/banners/mall-tall-390.0a051269a4.webp 390w, /art/banners/mall-tall-780.c93bae3850.webp 780w',
    },
  },
} satisfies SiteArt['banners']
