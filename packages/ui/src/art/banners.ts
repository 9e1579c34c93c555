// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

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
