// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const REWARDS = {
  coins: {
    width: 480,
    height: 360,
    webp: '/art/rewards/coins-320.90ceceb616.webp 320w, /art/rewards/coins-640.1ee198c8f5.webp 640w',
  },
  'money-bag': {
    width: 480,
    height: 360,
    webp: '/art/rewards/money-bag-320.515e8bdc30.webp 320w, /art/rewards/money-bag-640.8f14fa581f.webp 640w',
  },
  'gold-bar': {
    width: 480,
    height: 360,
    webp: '/art/rewards/gold-bar-320.cb684b4453.webp 320w, /art/rewards/gold-bar-640.66815ca13b.webp 640w',
  },
  coffee: {
    width: 480,
    height: 360,
    webp: '/art/rewards/coffee-320.9f9f96e877.webp 320w, /art/rewards/coffee-640.ea429c36f9.webp 640w',
  },
  noodles: {
    width: 480,
    height: 360,
    webp: '/art/rewards/noodles-320.f2942f0a41.webp 320w, /art/rewards/noodles-640.313cb9b229.webp 640w',
  },
  fuel: {
    width: 480,
    height: 360,
    webp: '/art/rewards/fuel-320.380c9030ed.webp 320w, /art/rewards/fuel-640.f0b12034cc.webp 640w',
  },
  shopping: {
    width: 480,
    height: 360,
    webp: '/art/rewards/shopping-320.d7567ca118.webp 320w, /art/rewards/shopping-640.5a9ffd277d.webp 640w',
  },
  cinema: {
    width: 480,
    height: 360,
    webp: '/art/rewards/cinema-320.3d846ed038.webp 320w, /art/rewards/cinema-640.228cca1bd8.webp 640w',
  },
  phone: {
    width: 480,
    height: 360,
    webp: '/art/rewards/phone-320.57bb3f97aa.webp 320w, /art/rewards/phone-640.3bb8d20284.webp 640w',
  },
  headphones: {
    width: 480,
    height: 360,
    webp: '/art/rewards/headphones-320.ccaab99b01.webp 320w, /art/rewards/headphones-640.574da9ff09.webp 640w',
  },
  cap: {
    width: 480,
    height: 360,
    webp: '/art/rewards/cap-320.3120293cf3.webp 320w, /art/rewards/cap-640.8fa309aa83.webp 640w',
  },
  elephant: {
    width: 480,
    height: 360,
    webp: '/art/rewards/elephant-320.37aa301d74.webp 320w, /art/rewards/elephant-640.af5b500ec3.webp 640w',
  },
} satisfies SiteArt['rewards']
