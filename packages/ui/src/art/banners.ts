// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const BANNERS = {
  tiger: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/tiger-wide-1240.d2fc34763a.avif 1240w, /art/banners/tiger-wide-1860.675c48df68.avif 1860w',
      webp: '/art/banners/tiger-wide-1240.220acdb46f.webp 1240w, /art/banners/tiger-wide-1860.37837fa2bc.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/tiger-tall-390.662fad3d0b.avif 390w, /art/banners/tiger-tall-780.7d6dbadf03.avif 780w',
      webp: '/art/banners/tiger-tall-390.7865e41973.webp 390w, /art/banners/tiger-tall-780.0e1c8b6623.webp 780w',
    },
  },
  deposit: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/deposit-wide-1240.7cb05c1cf1.avif 1240w, /art/banners/deposit-wide-1860.d1e1c0b643.avif 1860w',
      webp: '/art/banners/deposit-wide-1240.252b917aad.webp 1240w, /art/banners/deposit-wide-1860.9a2649a05a.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/deposit-tall-390.eec4852ee6.avif 390w, /art/banners/deposit-tall-780.2d1f1001bb.avif 780w',
      webp: '/art/banners/deposit-tall-390.152bf269b5.webp 390w, /art/banners/deposit-tall-780.17dcf0341e.webp 780w',
    },
  },
  fair: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/fair-wide-1240.790273860b.avif 1240w, /art/banners/fair-wide-1860.763c18ca3c.avif 1860w',
      webp: '/art/banners/fair-wide-1240.aa3c219566.webp 1240w, /art/banners/fair-wide-1860.7a4f71e525.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/fair-tall-390.56ac2e104b.avif 390w, /art/banners/fair-tall-780.5e33c13aee.avif 780w',
      webp: '/art/banners/fair-tall-390.06b14ea226.webp 390w, /art/banners/fair-tall-780.41dde44658.webp 780w',
    },
  },
  coming: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/coming-wide-1240.a35c582cd5.avif 1240w, /art/banners/coming-wide-1860.593ddfb18f.avif 1860w',
      webp: '/art/banners/coming-wide-1240.58b045d1ce.webp 1240w, /art/banners/coming-wide-1860.08ec74f135.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/coming-tall-390.fd1c9a2703.avif 390w, /art/banners/coming-tall-780.bc9867e744.avif 780w',
      webp: '/art/banners/coming-tall-390.d73eddca4b.webp 390w, /art/banners/coming-tall-780.b9f1a96c05.webp 780w',
    },
  },
  live: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/live-wide-1240.4af026ceab.avif 1240w, /art/banners/live-wide-1860.e304227f34.avif 1860w',
      webp: '/art/banners/live-wide-1240.e02fe6cdc8.webp 1240w, /art/banners/live-wide-1860.a6be52cca4.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/live-tall-390.b3229661d8.avif 390w, /art/banners/live-tall-780.a634df8fe0.avif 780w',
      webp: '/art/banners/live-tall-390.691959d15b.webp 390w, /art/banners/live-tall-780.d5490a3f05.webp 780w',
    },
  },
  fish: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/fish-wide-1240.7969b99884.avif 1240w, /art/banners/fish-wide-1860.f94e03d447.avif 1860w',
      webp: '/art/banners/fish-wide-1240.d4754695ab.webp 1240w, /art/banners/fish-wide-1860.9d649dd196.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/fish-tall-390.128fbb3d45.avif 390w, /art/banners/fish-tall-780.d88f4cc31e.avif 780w',
      webp: '/art/banners/fish-tall-390.ec52ea022c.webp 390w, /art/banners/fish-tall-780.06ffbf7dda.webp 780w',
    },
  },
  pvp: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/pvp-wide-1240.b2b2eef6ed.avif 1240w, /art/banners/pvp-wide-1860.c80a95e294.avif 1860w',
      webp: '/art/banners/pvp-wide-1240.5e6ebe93e0.webp 1240w, /art/banners/pvp-wide-1860.9733aa6acf.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/pvp-tall-390.f8bd6c8579.avif 390w, /art/banners/pvp-tall-780.3cbd0666ff.avif 780w',
      webp: '/art/banners/pvp-tall-390.522783d18f.webp 390w, /art/banners/pvp-tall-780.c4e8551bf8.webp 780w',
    },
  },
  sports: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/sports-wide-1240.6a46532904.avif 1240w, /art/banners/sports-wide-1860.36cf363f1d.avif 1860w',
      webp: '/art/banners/sports-wide-1240.c9fc5fb3c7.webp 1240w, /art/banners/sports-wide-1860.0e796ea8c1.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/sports-tall-390.cc43d36bc3.avif 390w, /art/banners/sports-tall-780.4f5e4db954.avif 780w',
      webp: '/art/banners/sports-tall-390.e0d07a270b.webp 390w, /art/banners/sports-tall-780.a8a7edcc6b.webp 780w',
    },
  },
  esports: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/esports-wide-1240.21e03399cc.avif 1240w, /art/banners/esports-wide-1860.53ebe192e9.avif 1860w',
      webp: '/art/banners/esports-wide-1240.e26f9ee584.webp 1240w, /art/banners/esports-wide-1860.6f2bd20f50.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/esports-tall-390.bb72c045b9.avif 390w, /art/banners/esports-tall-780.63a1874520.avif 780w',
      webp: '/art/banners/esports-tall-390.a35fd8877f.webp 390w, /art/banners/esports-tall-780.e56b91b70f.webp 780w',
    },
  },
  lottery: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/lottery-wide-1240.2da34fb96b.avif 1240w, /art/banners/lottery-wide-1860.d584304ac7.avif 1860w',
      webp: '/art/banners/lottery-wide-1240.f05674a05d.webp 1240w, /art/banners/lottery-wide-1860.6052c34f54.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/lottery-tall-390.c52714be12.avif 390w, /art/banners/lottery-tall-780.bb5fcbd82d.avif 780w',
      webp: '/art/banners/lottery-tall-390.edc12e20f0.webp 390w, /art/banners/lottery-tall-780.f6d3df2dff.webp 780w',
    },
  },
  app: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/app-wide-1240.1cf11918dc.avif 1240w, /art/banners/app-wide-1860.2db2343f0d.avif 1860w',
      webp: '/art/banners/app-wide-1240.98b425577b.webp 1240w, /art/banners/app-wide-1860.a1945f5d5f.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/app-tall-390.0eef5c4e69.avif 390w, /art/banners/app-tall-780.baaf36eb25.avif 780w',
      webp: '/art/banners/app-tall-390.a8c6ea2630.webp 390w, /art/banners/app-tall-780.67e1eb1512.webp 780w',
    },
  },
  packets: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/packets-wide-1240.607fc54950.avif 1240w, /art/banners/packets-wide-1860.c55d3359e5.avif 1860w',
      webp: '/art/banners/packets-wide-1240.0c4e992b57.webp 1240w, /art/banners/packets-wide-1860.1569b4f24c.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/packets-tall-390.d6287ee34c.avif 390w, /art/banners/packets-tall-780.caa0059c55.avif 780w',
      webp: '/art/banners/packets-tall-390.972d19dc93.webp 390w, /art/banners/packets-tall-780.af982ff5a3.webp 780w',
    },
  },
  mall: {
    wide: {
      width: 1240,
      height: 360,
      avif: '/art/banners/mall-wide-1240.2756ccd81d.avif 1240w, /art/banners/mall-wide-1860.ed910a61b2.avif 1860w',
      webp: '/art/banners/mall-wide-1240.0da0fc824e.webp 1240w, /art/banners/mall-wide-1860.d4d45a9738.webp 1860w',
    },
    tall: {
      width: 390,
      height: 260,
      avif: '/art/banners/mall-tall-390.30a4df41ff.avif 390w, /art/banners/mall-tall-780.a232e1d03d.avif 780w',
      webp: '/art/banners/mall-tall-390.e387d87f21.webp 390w, /art/banners/mall-tall-780.61c5157ec6.webp 780w',
    },
  },
} satisfies SiteArt['banners']
