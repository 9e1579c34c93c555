// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from './picture.ts'

export const BANNERS = {
  tiger: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/tiger-wide-1240.b18dec080c.avif 1240w, /art/banners/tiger-wide-1860.2a0bee46f9.avif 1860w',
      webp: '/art/banners/tiger-wide-1240.95bab69697.webp 1240w, /art/banners/tiger-wide-1860.7994febe23.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/tiger-tall-390.e402292b76.avif 390w, /art/banners/tiger-tall-780.3a12dac748.avif 780w',
      webp: '/art/banners/tiger-tall-390.0ed7336182.webp 390w, /art/banners/tiger-tall-780.5743711bf1.webp 780w',
    },
  },
  deposit: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/deposit-wide-1240.417f70ebce.avif 1240w, /art/banners/deposit-wide-1860.81599162bf.avif 1860w',
      webp: '/art/banners/deposit-wide-1240.c499fea9ac.webp 1240w, /art/banners/deposit-wide-1860.fc116143e8.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/deposit-tall-390.1a588e867f.avif 390w, /art/banners/deposit-tall-780.34b059d0e5.avif 780w',
      webp: '/art/banners/deposit-tall-390.7d315ffbc8.webp 390w, /art/banners/deposit-tall-780.56395017c1.webp 780w',
    },
  },
  fair: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/fair-wide-1240.a79451ebe2.avif 1240w, /art/banners/fair-wide-1860.b92b1d56a8.avif 1860w',
      webp: '/art/banners/fair-wide-1240.54bfb210c2.webp 1240w, /art/banners/fair-wide-1860.f37538aa4b.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/fair-tall-390.9c208e9dbb.avif 390w, /art/banners/fair-tall-780.0c2773187e.avif 780w',
      webp: '/art/banners/fair-tall-390.4bfefa38a8.webp 390w, /art/banners/fair-tall-780.1bb724d5c1.webp 780w',
    },
  },
  coming: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/coming-wide-1240.9028dbec1f.avif 1240w, /art/banners/coming-wide-1860.842a91b894.avif 1860w',
      webp: '/art/banners/coming-wide-1240.0a50dae3be.webp 1240w, /art/banners/coming-wide-1860.58c0a3cbf6.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/coming-tall-390.2d40d60d5d.avif 390w, /art/banners/coming-tall-780.54dd93b3cf.avif 780w',
      webp: '/art/banners/coming-tall-390.11c358095f.webp 390w, /art/banners/coming-tall-780.b2f6ce9e39.webp 780w',
    },
  },
  packets: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/packets-wide-1240.a591eafc7a.avif 1240w, /art/banners/packets-wide-1860.24859a659d.avif 1860w',
      webp: '/art/banners/packets-wide-1240.08e705cd17.webp 1240w, /art/banners/packets-wide-1860.55e6a88d79.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/packets-tall-390.97504b6970.avif 390w, /art/banners/packets-tall-780.1aaa66db1e.avif 780w',
      webp: '/art/banners/packets-tall-390.bfeed24701.webp 390w, /art/banners/packets-tall-780.fb4c05384a.webp 780w',
    },
  },
  mall: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/mall-wide-1240.f11cdaaf21.avif 1240w, /art/banners/mall-wide-1860.6da9182d65.avif 1860w',
      webp: '/art/banners/mall-wide-1240.d67399172b.webp 1240w, /art/banners/mall-wide-1860.871dcb0680.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/mall-tall-390.397b2ae591.avif 390w, /art/banners/mall-tall-780.edc7995e7b.avif 780w',
      webp: '/art/banners/mall-tall-390.2025e4ece9.webp 390w, /art/banners/mall-tall-780.a9f635918f.webp 780w',
    },
  },
} satisfies SiteArt['banners']

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

export const GIFT = {
  width: 240,
  height: 240,
  webp: '/art/gift-240.9a41444b23.webp 240w, /art/gift-480.31358c1669.webp 480w',
} satisfies SiteArt['gift']

export const AVATARS = [
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/01-96.cb2b544dd1.webp 96w, /art/avatars/01-192.b064e1be3f.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/02-96.c2662cb7fa.webp 96w, /art/avatars/02-192.d94013d87e.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/03-96.11f01d0d73.webp 96w, /art/avatars/03-192.d9a8d1ff89.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/04-96.ad97757873.webp 96w, /art/avatars/04-192.b29554d4fb.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/05-96.5f34248430.webp 96w, /art/avatars/05-192.d159b6b978.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/06-96.694155e524.webp 96w, /art/avatars/06-192.087af8acbe.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/07-96.50a91efb70.webp 96w, /art/avatars/07-192.53c0529844.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/08-96.3c3cf172fe.webp 96w, /art/avatars/08-192.227a783bc4.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/09-96.8eca5f4be2.webp 96w, /art/avatars/09-192.01703b2cd7.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/10-96.f52927fab7.webp 96w, /art/avatars/10-192.0e2372c38d.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/11-96.5c3dd8e6fe.webp 96w, /art/avatars/11-192.0a115bae3c.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/12-96.dcffede615.webp 96w, /art/avatars/12-192.c60a877c6b.webp 192w',
  },
] satisfies SiteArt['avatars']

export const REWARDS = {
  coins: {
    width: 480,
    height: 360,
    webp: '/art/rewards/coins-320.8ec9356cb5.webp 320w, /art/rewards/coins-640.638d22c1cb.webp 640w',
  },
  'money-bag': {
    width: 480,
    height: 360,
    webp: '/art/rewards/money-bag-320.3a2cb6a389.webp 320w, /art/rewards/money-bag-640.5031080b27.webp 640w',
  },
  'gold-bar': {
    width: 480,
    height: 360,
    webp: '/art/rewards/gold-bar-320.52866e9bdf.webp 320w, /art/rewards/gold-bar-640.421a4887ff.webp 640w',
  },
  coffee: {
    width: 480,
    height: 360,
    webp: '/art/rewards/coffee-320.09c5171204.webp 320w, /art/rewards/coffee-640.d7fc9b458d.webp 640w',
  },
  noodles: {
    width: 480,
    height: 360,
    webp: '/art/rewards/noodles-320.6bd75a12bf.webp 320w, /art/rewards/noodles-640.ad24656e5b.webp 640w',
  },
  fuel: {
    width: 480,
    height: 360,
    webp: '/art/rewards/fuel-320.79349852d0.webp 320w, /art/rewards/fuel-640.3a280ab39b.webp 640w',
  },
  shopping: {
    width: 480,
    height: 360,
    webp: '/art/rewards/shopping-320.9764d030a2.webp 320w, /art/rewards/shopping-640.9d174569c8.webp 640w',
  },
  cinema: {
    width: 480,
    height: 360,
    webp: '/art/rewards/cinema-320.4e694e34af.webp 320w, /art/rewards/cinema-640.05d5617a5c.webp 640w',
  },
  phone: {
    width: 480,
    height: 360,
    webp: '/art/rewards/phone-320.8523f56de9.webp 320w, /art/rewards/phone-640.fa6af8815f.webp 640w',
  },
  headphones: {
    width: 480,
    height: 360,
    webp: '/art/rewards/headphones-320.f403217e6d.webp 320w, /art/rewards/headphones-640.55de87b6a9.webp 640w',
  },
  cap: {
    width: 480,
    height: 360,
    webp: '/art/rewards/cap-320.982e8c6db5.webp 320w, /art/rewards/cap-640.73fe9a3be4.webp 640w',
  },
  elephant: {
    width: 480,
    height: 360,
    webp: '/art/rewards/elephant-320.95b2eaed61.webp 320w, /art/rewards/elephant-640.a0bc9889bf.webp 640w',
  },
} satisfies SiteArt['rewards']
