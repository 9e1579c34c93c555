// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from './picture.ts'

export const SITE_ART = {
  banners: {
    tiger: {
      wide: {
        width: 1240,
        height: 360,
        avif: '/art/banners/tiger-wide-1240.d07a2dfb1c.avif 1240w, /art/banners/tiger-wide-1860.a11d63c412.avif 1860w',
        webp: '/art/banners/tiger-wide-1240.d9c2d7ef2c.webp 1240w, /art/banners/tiger-wide-1860.13abc54110.webp 1860w',
      },
      tall: {
        width: 390,
        height: 260,
        avif: '/art/banners/tiger-tall-390.d0eecd45d3.avif 390w, /art/banners/tiger-tall-780.e9eb60a381.avif 780w',
        webp: '/art/banners/tiger-tall-390.d6078fbf8f.webp 390w, /art/banners/tiger-tall-780.e9cd0b54d2.webp 780w',
      },
    },
    deposit: {
      wide: {
        width: 1240,
        height: 360,
        avif: '/art/banners/deposit-wide-1240.28b617a76a.avif 1240w, /art/banners/deposit-wide-1860.734e0e3b66.avif 1860w',
        webp: '/art/banners/deposit-wide-1240.bd15458957.webp 1240w, /art/banners/deposit-wide-1860.0b6097d2f4.webp 1860w',
      },
      tall: {
        width: 390,
        height: 260,
        avif: '/art/banners/deposit-tall-390.9a7d973933.avif 390w, /art/banners/deposit-tall-780.f4708c121f.avif 780w',
        webp: '/art/banners/deposit-tall-390.0760d3934f.webp 390w, /art/banners/deposit-tall-780.d7cb3d7f3b.webp 780w',
      },
    },
    fair: {
      wide: {
        width: 1240,
        height: 360,
        avif: '/art/banners/fair-wide-1240.426552a3a9.avif 1240w, /art/banners/fair-wide-1860.96b4fd7646.avif 1860w',
        webp: '/art/banners/fair-wide-1240.9dbfad335e.webp 1240w, /art/banners/fair-wide-1860.c80b9b85e9.webp 1860w',
      },
      tall: {
        width: 390,
        height: 260,
        avif: '/art/banners/fair-tall-390.725e95049a.avif 390w, /art/banners/fair-tall-780.0c9ce0148d.avif 780w',
        webp: '/art/banners/fair-tall-390.3825db4946.webp 390w, /art/banners/fair-tall-780.37b688ff69.webp 780w',
      },
    },
    coming: {
      wide: {
        width: 1240,
        height: 360,
        avif: '/art/banners/coming-wide-1240.dbb4a56fb3.avif 1240w, /art/banners/coming-wide-1860.587a4de55d.avif 1860w',
        webp: '/art/banners/coming-wide-1240.66369d1511.webp 1240w, /art/banners/coming-wide-1860.9a7b7cca2e.webp 1860w',
      },
      tall: {
        width: 390,
        height: 260,
        avif: '/art/banners/coming-tall-390.e21b7224e8.avif 390w, /art/banners/coming-tall-780.fd3eecfcb8.avif 780w',
        webp: '/art/banners/coming-tall-390.6552f58244.webp 390w, /art/banners/coming-tall-780.2cc83589d0.webp 780w',
      },
    },
  },
  empty: {
    'no-records': {
      width: 280,
      height: 220,
      webp: '/art/empty/no-records-280.603ac097de.webp 280w, /art/empty/no-records-560.6493a05560.webp 560w',
    },
    'no-games': {
      width: 280,
      height: 220,
      webp: '/art/empty/no-games-280.e3426c8de5.webp 280w, /art/empty/no-games-560.18b6ba915a.webp 560w',
    },
    error: {
      width: 280,
      height: 220,
      webp: '/art/empty/error-280.a5c6f17963.webp 280w, /art/empty/error-560.3a9b51ea80.webp 560w',
    },
    offline: {
      width: 280,
      height: 220,
      webp: '/art/empty/offline-280.862257a190.webp 280w, /art/empty/offline-560.1c3dd8c90d.webp 560w',
    },
    maintenance: {
      width: 280,
      height: 220,
      webp: '/art/empty/maintenance-280.656d83d480.webp 280w, /art/empty/maintenance-560.57fba29852.webp 560w',
    },
  },
  gift: {
    width: 240,
    height: 240,
    webp: '/art/gift-240.580c7ee3a6.webp 240w, /art/gift-480.469cf68f79.webp 480w',
  },
  avatars: [
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/01-96.1dafdf6412.webp 96w, /art/avatars/01-192.a990ab1a2c.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/02-96.562aedd2e3.webp 96w, /art/avatars/02-192.3ce6b30d5e.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/03-96.0c087f0e1b.webp 96w, /art/avatars/03-192.57b82b2eda.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/04-96.ca7ccc0660.webp 96w, /art/avatars/04-192.f2a0e00050.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/05-96.9e5791a5e9.webp 96w, /art/avatars/05-192.088c014151.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/06-96.f65c6db69e.webp 96w, /art/avatars/06-192.e8c761e89c.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/07-96.7b0fa7c0da.webp 96w, /art/avatars/07-192.5f18c74c59.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/08-96.a040681273.webp 96w, /art/avatars/08-192.f61e3c9c04.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/09-96.34196b409e.webp 96w, /art/avatars/09-192.a5fdcf0f56.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/10-96.ced862089a.webp 96w, /art/avatars/10-192.a09e1fee6a.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/11-96.7a510f2be5.webp 96w, /art/avatars/11-192.5d61c39a14.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/12-96.9b6e7c7fca.webp 96w, /art/avatars/12-192.06579e3b87.webp 192w',
    },
  ],
} satisfies SiteArt
