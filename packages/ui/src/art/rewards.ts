// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const REWARDS = {
  coins: {
    width: 480,
    height: 360,
    webp: '/art/rewards/coins-320.933289e23c.webp 320w, /art/rewards/coins-640.fc05931387.webp 640w',
  },
  'money-bag': {
    width: 480,
    height: 360,
    webp: '/art/rewards/money-bag-320.6330802f9b.webp 320w, /art/rewards/money-bag-640.23b3068135.webp 640w',
  },
  'gold-bar': {
    width: 480,
    height: 360,
    webp: '/art/rewards/gold-bar-320.f57d3ce16e.webp 320w, /art/rewards/gold-bar-640.feca23094a.webp 640w',
  },
  coffee: {
    width: 480,
    height: 360,
    webp: '/art/rewards/coffee-320.80d5249378.webp 320w, /art/rewards/coffee-640.2ef89e9e7d.webp 640w',
  },
  noodles: {
    width: 480,
    height: 360,
    webp: '/art/rewards/noodles-320.e02e0f48d0.webp 320w, /art/rewards/noodles-640.61e1d1c0cc.webp 640w',
  },
  fuel: {
    width: 480,
    height: 360,
    webp: '/art/rewards/fuel-320.1365bb1b59.webp 320w, /art/rewards/fuel-640.bf40c67e01.webp 640w',
  },
  shopping: {
    width: 480,
    height: 360,
    webp: '/art/rewards/shopping-320.a012b30ada.webp 320w, /art/rewards/shopping-640.004c88e29d.webp 640w',
  },
  cinema: {
    width: 480,
    height: 360,
    webp: '/art/rewards/cinema-320.c951c53d0c.webp 320w, /art/rewards/cinema-640.290e4f25e4.webp 640w',
  },
  phone: {
    width: 480,
    height: 360,
    webp: '/art/rewards/phone-320.e0facdf033.webp 320w, /art/rewards/phone-640.2d7f4c0ce3.webp 640w',
  },
  headphones: {
    width: 480,
    height: 360,
    webp: '/art/rewards/headphones-320.862bbbe27e.webp 320w, /art/rewards/headphones-640.845806b47a.webp 640w',
  },
  cap: {
    width: 480,
    height: 360,
    webp: '/art/rewards/cap-320.0b7b5bc4ff.webp 320w, /art/rewards/cap-640.90eab941e7.webp 640w',
  },
  elephant: {
    width: 480,
    height: 360,
    webp: '/art/rewards/elephant-320.4321c72775.webp 320w, /art/rewards/elephant-640.03c5e0fe9f.webp 640w',
  },
} satisfies SiteArt['rewards']
