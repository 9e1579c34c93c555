// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from './picture.ts'

export const BANNERS = {
  tiger: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/tiger-wide-1240.a55563b813.avif 1240w, /art/banners/tiger-wide-1860.b8c19044c6.avif 1860w',
      webp: '/art/banners/tiger-wide-1240.2a62378eeb.webp 1240w, /art/banners/tiger-wide-1860.ccc8ef2f12.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/tiger-tall-390.d40a15e69c.avif 390w, /art/banners/tiger-tall-780.fc509f55bd.avif 780w',
      webp: '/art/banners/tiger-tall-390.d3cd40302f.webp 390w, /art/banners/tiger-tall-780.fea848a4cd.webp 780w',
    },
  },
  deposit: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/deposit-wide-1240.cf408c66b3.avif 1240w, /art/banners/deposit-wide-1860.08268700e0.avif 1860w',
      webp: '/art/banners/deposit-wide-1240.26e10f5fcf.webp 1240w, /art/banners/deposit-wide-1860.26f86a2511.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/deposit-tall-390.df9067ac1d.avif 390w, /art/banners/deposit-tall-780.7ca24eb019.avif 780w',
      webp: '/art/banners/deposit-tall-390.83450b9b7b.webp 390w, /art/banners/deposit-tall-780.04d9e369dd.webp 780w',
    },
  },
  fair: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/fair-wide-1240.1b9feb3baa.avif 1240w, /art/banners/fair-wide-1860.16cc6bc86c.avif 1860w',
      webp: '/art/banners/fair-wide-1240.09767a9ed2.webp 1240w, /art/banners/fair-wide-1860.2fd6580983.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/fair-tall-390.0ec08a5bf6.avif 390w, /art/banners/fair-tall-780.5e8751ec66.avif 780w',
      webp: '/art/banners/fair-tall-390.e914e683d4.webp 390w, /art/banners/fair-tall-780.2227031f84.webp 780w',
    },
  },
  coming: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/coming-wide-1240.d3d2157295.avif 1240w, /art/banners/coming-wide-1860.c6b8e6cef7.avif 1860w',
      webp: '/art/banners/coming-wide-1240.6909a774f6.webp 1240w, /art/banners/coming-wide-1860.26a45d209a.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/coming-tall-390.3132168ea1.avif 390w, /art/banners/coming-tall-780.1c011feb69.avif 780w',
      webp: '/art/banners/coming-tall-390.c94977fcee.webp 390w, /art/banners/coming-tall-780.75af237073.webp 780w',
    },
  },
} satisfies SiteArt['banners']

export const EMPTY = {
  'no-records': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-records-280.36c8a15d44.webp 280w, /art/empty/no-records-560.e31223c9e8.webp 560w',
  },
  'no-games': {
    width: 280,
    height: 220,
    webp: '/art/empty/no-games-280.5ae0ecb5e1.webp 280w, /art/empty/no-games-560.678c30b843.webp 560w',
  },
  error: {
    width: 280,
    height: 220,
    webp: '/art/empty/error-280.cc47d4db43.webp 280w, /art/empty/error-560.265d2b7c49.webp 560w',
  },
  offline: {
    width: 280,
    height: 220,
    webp: '/art/empty/offline-280.bc5fe3cb87.webp 280w, /art/empty/offline-560.fee9a73593.webp 560w',
  },
  region: {
    width: 280,
    height: 220,
    webp: '/art/empty/region-280.e2bc3c0225.webp 280w, /art/empty/region-560.46d62b5fe8.webp 560w',
  },
  maintenance: {
    width: 280,
    height: 220,
    webp: '/art/empty/maintenance-280.323da92c9c.webp 280w, /art/empty/maintenance-560.361c292c86.webp 560w',
  },
} satisfies SiteArt['empty']

export const GIFT = {
  width: 240,
  height: 240,
  webp: '/art/gift-240.da31c5f875.webp 240w, /art/gift-480.e66ac20bb5.webp 480w',
} satisfies SiteArt['gift']

export const AVATARS = [
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/01-96.923611ee49.webp 96w, /art/avatars/01-192.4f35f6502a.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/02-96.42c6203dd7.webp 96w, /art/avatars/02-192.bbbf318dae.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/03-96.33bdf3d486.webp 96w, /art/avatars/03-192.72fd7d5abb.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/04-96.3afe404385.webp 96w, /art/avatars/04-192.8cf30f7f53.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/05-96.64a927a672.webp 96w, /art/avatars/05-192.a0d84056a1.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/06-96.a3d7216413.webp 96w, /art/avatars/06-192.062dad384d.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/07-96.55819da9e9.webp 96w, /art/avatars/07-192.19e590d8fd.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/08-96.c2cd3f22a9.webp 96w, /art/avatars/08-192.dde853584d.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/09-96.3ea6a7d4ff.webp 96w, /art/avatars/09-192.ed483c6fd5.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/10-96.3b4f878149.webp 96w, /art/avatars/10-192.e02ad512bf.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/11-96.f7e8430f2c.webp 96w, /art/avatars/11-192.e460207b72.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/12-96.4971e6baaf.webp 96w, /art/avatars/12-192.797b7a8331.webp 192w',
  },
] satisfies SiteArt['avatars']
