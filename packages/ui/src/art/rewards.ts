// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

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
