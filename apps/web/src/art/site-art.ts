// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from './picture.ts'

export const SITE_ART = {
  banners: {
    tiger: {
      wide: {
        width: 1240,
        height: 360,
        avif: '/art/banners/tiger-wide-1240.af5135c5b7.avif 1240w, /art/banners/tiger-wide-1860.a8a5700ba3.avif 1860w',
        webp: '/art/banners/tiger-wide-1240.640647ff5d.webp 1240w, /art/banners/tiger-wide-1860.b7916e0271.webp 1860w',
      },
      tall: {
        width: 390,
        height: 260,
        avif: '/art/banners/tiger-tall-390.d923fd6775.avif 390w, /art/banners/tiger-tall-780.225488ec59.avif 780w',
        webp: '/art/banners/tiger-tall-390.8d8cdc6dd4.webp 390w, /art/banners/tiger-tall-780.170a4d788b.webp 780w',
      },
    },
    deposit: {
      wide: {
        width: 1240,
        height: 360,
        avif: '/art/banners/deposit-wide-1240.f6f4fc732d.avif 1240w, /art/banners/deposit-wide-1860.1ae0820423.avif 1860w',
        webp: '/art/banners/deposit-wide-1240.21fc905659.webp 1240w, /art/banners/deposit-wide-1860.38b9d204d6.webp 1860w',
      },
      tall: {
        width: 390,
        height: 260,
        avif: '/art/banners/deposit-tall-390.5dd101a9b7.avif 390w, /art/banners/deposit-tall-780.c44f41eb96.avif 780w',
        webp: '/art/banners/deposit-tall-390.02c1530241.webp 390w, /art/banners/deposit-tall-780.be00b52e55.webp 780w',
      },
    },
    fair: {
      wide: {
        width: 1240,
        height: 360,
        avif: '/art/banners/fair-wide-1240.5fde14aeba.avif 1240w, /art/banners/fair-wide-1860.f7c13243e1.avif 1860w',
        webp: '/art/banners/fair-wide-1240.240bbc6ad8.webp 1240w, /art/banners/fair-wide-1860.9db0042b0c.webp 1860w',
      },
      tall: {
        width: 390,
        height: 260,
        avif: '/art/banners/fair-tall-390.98e0cce5ca.avif 390w, /art/banners/fair-tall-780.ec343ba80d.avif 780w',
        webp: '/art/banners/fair-tall-390.a51c1e8e66.webp 390w, /art/banners/fair-tall-780.e10ce76312.webp 780w',
      },
    },
    coming: {
      wide: {
        width: 1240,
        height: 360,
        avif: '/art/banners/coming-wide-1240.a5a6646f47.avif 1240w, /art/banners/coming-wide-1860.acb47d7ccb.avif 1860w',
        webp: '/art/banners/coming-wide-1240.79951d6728.webp 1240w, /art/banners/coming-wide-1860.20e178efd7.webp 1860w',
      },
      tall: {
        width: 390,
        height: 260,
        avif: '/art/banners/coming-tall-390.b154dce4d5.avif 390w, /art/banners/coming-tall-780.769a96a90f.avif 780w',
        webp: '/art/banners/coming-tall-390.8b38ca64a1.webp 390w, /art/banners/coming-tall-780.a09fded7bf.webp 780w',
      },
    },
  },
  empty: {
    'no-records': {
      width: 280,
      height: 220,
      webp: '/art/empty/no-records-280.3538090580.webp 280w, /art/empty/no-records-560.ccb3cd4e77.webp 560w',
    },
    'no-games': {
      width: 280,
      height: 220,
      webp: '/art/empty/no-games-280.6cca699ef6.webp 280w, /art/empty/no-games-560.972f3e5b5c.webp 560w',
    },
    error: {
      width: 280,
      height: 220,
      webp: '/art/empty/error-280.3341a5d8e4.webp 280w, /art/empty/error-560.0aa35715d2.webp 560w',
    },
    offline: {
      width: 280,
      height: 220,
      webp: '/art/empty/offline-280.0b4c53f808.webp 280w, /art/empty/offline-560.54bd75269d.webp 560w',
    },
    maintenance: {
      width: 280,
      height: 220,
      webp: '/art/empty/maintenance-280.b468d136a6.webp 280w, /art/empty/maintenance-560.1e0b336e31.webp 560w',
    },
  },
  gift: {
    width: 240,
    height: 240,
    webp: '/art/gift-240.40f4cf0868.webp 240w, /art/gift-480.97169870a1.webp 480w',
  },
  avatars: [
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/01-96.38854547dd.webp 96w, /art/avatars/01-192.6155f5e742.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/02-96.719235b14e.webp 96w, /art/avatars/02-192.1c035732d8.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/03-96.5ee31cc33c.webp 96w, /art/avatars/03-192.41c1711527.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/04-96.f62de6eadc.webp 96w, /art/avatars/04-192.176dc1f7b5.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/05-96.bcff8e0db7.webp 96w, /art/avatars/05-192.4752131a7c.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/06-96.141c9a8e2f.webp 96w, /art/avatars/06-192.cd5a053b78.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/07-96.06fedeabca.webp 96w, /art/avatars/07-192.7c27928e18.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/08-96.7d354bb4a7.webp 96w, /art/avatars/08-192.9d39ed4229.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/09-96.2e214898cb.webp 96w, /art/avatars/09-192.d684136807.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/10-96.65516cfd7e.webp 96w, /art/avatars/10-192.99816e481f.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/11-96.eed3f30ed7.webp 96w, /art/avatars/11-192.1ae5965e4d.webp 192w',
    },
    {
      width: 192,
      height: 192,
      webp: '/art/avatars/12-96.9c02a7b438.webp 96w, /art/avatars/12-192.da067940dd.webp 192w',
    },
  ],
} satisfies SiteArt
