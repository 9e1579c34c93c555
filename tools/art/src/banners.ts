import { type Banner, bannerScene } from './banner.ts'
import type { Picture } from './picture.ts'

const TIGER: Banner = {
  hues: [85, 168],
  parts: [
    { symbol: 'coin', x: -236, y: -62, size: 54, tilt: -28, soft: 3, opacity: 0.9 },
    { symbol: 'coin', x: 290, y: 60, size: 46, tilt: 24, soft: 3, opacity: 0.85 },
    { symbol: 'tiger-face', x: 0, y: 126, size: 258, grounded: true },
    { symbol: 'coin', x: 164, y: -44, size: 88, tilt: 14 },
    { symbol: 'gem-stone', x: -152, y: 122, size: 100, tilt: -12 },
    { symbol: 'lotus', x: 162, y: 146, size: 106 },
  ],
}

const BANNERS: Readonly<Record<string, Banner>> = {
  tiger: TIGER,
  deposit: {
    hues: [175, 205],
    parts: [
      { symbol: 'coin', x: -206, y: -50, size: 60, tilt: -24, soft: 3, opacity: 0.9 },
      { symbol: 'coin', x: 250, y: -34, size: 50, tilt: 30, soft: 3, opacity: 0.85 },
      { symbol: 'qr-phone', x: 0, y: 138, size: 284, tilt: 7, grounded: true },
      { symbol: 'high-voltage', x: 138, y: 2, size: 122, tilt: 8 },
      { symbol: 'coin', x: -124, y: 30, size: 86, tilt: -12 },
      { symbol: 'coin', x: -172, y: 132, size: 96, tilt: 10 },
      { symbol: 'coin', x: 150, y: 142, size: 104, tilt: -8 },
    ],
  },
  fair: {
    hues: [165, 262],
    parts: [
      { symbol: 'game-die', x: -216, y: -34, size: 60, tilt: -20, soft: 3, opacity: 0.85 },
      { symbol: 'jade-shield', x: 0, y: 126, size: 260, grounded: true },
      { symbol: 'game-die', x: -150, y: 136, size: 108, tilt: -10 },
      { symbol: 'magnifying-glass-tilted-right', x: 150, y: 138, size: 132, tilt: 6 },
      { symbol: 'locked', x: 164, y: -34, size: 82, tilt: 12 },
    ],
  },
  coming: {
    hues: [60, 328],
    parts: [
      { symbol: 'sky-lantern', x: -210, y: -36, size: 82, tilt: -12 },
      { symbol: 'sky-lantern', x: 232, y: -64, size: 60, tilt: 14, soft: 3 },
      { symbol: 'sky-lantern', x: 150, y: -74, size: 84, tilt: 8 },
      { symbol: 'rocket', x: -66, y: 18, size: 164, tilt: -14 },
      { symbol: 'auto-rickshaw', x: 26, y: 134, size: 208, grounded: true },
      { symbol: 'durian', x: -140, y: 142, size: 118, tilt: -8 },
      { symbol: 'krathong', x: 186, y: 146, size: 126 },
    ],
  },
  live: {
    hues: [75, 20],
    parts: [
      { symbol: 'chips-red-3', x: -216, y: -40, size: 62, tilt: -18, soft: 3, opacity: 0.9 },
      { symbol: 'chips-gold-3', x: 262, y: -46, size: 54, tilt: 20, soft: 3, opacity: 0.85 },
      { symbol: 'card-ks', x: -74, y: 100, size: 190, tilt: -16 },
      { symbol: 'card-ah', x: 64, y: 104, size: 190, tilt: 12 },
      { symbol: 'roulette-wheel', x: 0, y: 140, size: 178, grounded: true },
      { symbol: 'chips-gold-3', x: -158, y: 146, size: 104 },
      { symbol: 'chips-red-3', x: 168, y: 146, size: 110 },
    ],
  },
  fish: {
    hues: [190, 235],
    parts: [
      { symbol: 'spiral-shell', x: -228, y: 140, size: 62, tilt: -14, soft: 3, opacity: 0.85 },
      { symbol: 'shark', x: 40, y: 6, size: 206, tilt: -6 },
      { symbol: 'tropical-fish', x: -142, y: -8, size: 112, tilt: 10 },
      { symbol: 'blowfish', x: 196, y: -30, size: 88, tilt: -8 },
      { symbol: 'fish-cannon', x: -6, y: 144, size: 158, grounded: true },
      { symbol: 'octopus', x: 160, y: 144, size: 122 },
      { symbol: 'coin', x: -140, y: 142, size: 86, tilt: -12 },
    ],
  },
  pvp: {
    hues: [40, 285],
    parts: [
      { symbol: 'card-js', x: -210, y: -34, size: 72, tilt: -20, soft: 3, opacity: 0.85 },
      { symbol: 'crown', x: 0, y: -22, size: 124 },
      { symbol: 'crossed-swords', x: 0, y: 132, size: 212, grounded: true },
      { symbol: 'makruk-khun', x: -150, y: 144, size: 142 },
      { symbol: 'makruk-ma', x: 152, y: 144, size: 142 },
      { symbol: 'coin', x: 176, y: -30, size: 78, tilt: 14 },
    ],
  },
  sports: {
    hues: [130, 150],
    parts: [
      { symbol: 'basketball', x: -212, y: -44, size: 62, tilt: -12, soft: 3, opacity: 0.9 },
      { symbol: 'trophy', x: 0, y: 132, size: 250, grounded: true },
      { symbol: 'soccer-ball', x: -146, y: 142, size: 138, tilt: -8 },
      { symbol: 'boxing-glove', x: 158, y: 142, size: 132, tilt: 8 },
      { symbol: 'takraw-ball', x: 162, y: -34, size: 88, tilt: 12 },
      { symbol: 'sports-medal', x: -150, y: -26, size: 80, tilt: -10 },
    ],
  },
  esports: {
    hues: [330, 300],
    parts: [
      { symbol: 'joystick', x: -214, y: -40, size: 64, tilt: -16, soft: 3, opacity: 0.9 },
      { symbol: 'desktop-computer', x: 0, y: 126, size: 246, grounded: true },
      { symbol: 'video-game', x: -146, y: 144, size: 138, tilt: -8 },
      { symbol: 'headphone', x: 160, y: 142, size: 128, tilt: 8 },
      { symbol: 'high-voltage', x: 150, y: -30, size: 90, tilt: 12 },
      { symbol: 'trophy', x: -140, y: -26, size: 84, tilt: -8 },
    ],
  },
  lottery: {
    hues: [90, 255],
    parts: [
      { symbol: 'lottery-drum', x: 0, y: 134, size: 252, grounded: true },
      { symbol: 'lottery-tickets', x: -148, y: 144, size: 136, tilt: -8 },
      { symbol: 'coin', x: 164, y: 144, size: 104, tilt: 10 },
      { symbol: 'ball-red-7', x: 156, y: -32, size: 84 },
      { symbol: 'ball-red-9', x: -146, y: -26, size: 76 },
    ],
  },
  app: {
    hues: [160, 190],
    parts: [
      { symbol: 'coin', x: -214, y: -40, size: 56, tilt: -20, soft: 3, opacity: 0.9 },
      { symbol: 'laptop', x: -84, y: 136, size: 216 },
      { symbol: 'mobile-phone', x: 84, y: 140, size: 206, tilt: 6, grounded: true },
      { symbol: 'rocket', x: 172, y: -14, size: 108, tilt: 10 },
      { symbol: 'jade-shield', x: -158, y: -22, size: 84, tilt: -8 },
    ],
  },
  packets: {
    hues: [48, 22],
    parts: [
      { symbol: 'coin', x: -232, y: -46, size: 54, tilt: -24, soft: 3, opacity: 0.9 },
      { symbol: 'coin', x: 262, y: -62, size: 48, tilt: 26, soft: 3, opacity: 0.85 },
      { symbol: 'red-packet', x: -112, y: 124, size: 172, tilt: -14 },
      { symbol: 'red-packet', x: 128, y: 126, size: 168, tilt: 14 },
      { symbol: 'red-packet', x: 8, y: 138, size: 262, grounded: true },
      { symbol: 'coin', x: 148, y: -42, size: 82, tilt: 14 },
      { symbol: 'coin', x: -140, y: -30, size: 66, tilt: -12 },
      { symbol: 'gold-ingot', x: -176, y: 146, size: 104, tilt: -8 },
      { symbol: 'gold-ingot', x: 194, y: 148, size: 96, tilt: 8 },
    ],
  },
  mall: {
    hues: [85, 305],
    parts: [
      { symbol: 'glowing-star', x: -214, y: -44, size: 62, tilt: -18, soft: 3, opacity: 0.9 },
      { symbol: 'coin', x: 262, y: -30, size: 50, tilt: 22, soft: 3, opacity: 0.85 },
      { symbol: 'shopping-bags', x: 8, y: 134, size: 236, grounded: true },
      { symbol: 'wrapped-gift', x: -146, y: 140, size: 132, tilt: -6 },
      { symbol: 'glowing-star', x: 132, y: -36, size: 96, tilt: 12 },
      { symbol: 'headphone', x: 172, y: 144, size: 122, tilt: 6 },
      { symbol: 'coin', x: -108, y: -28, size: 74, tilt: -14 },
    ],
  },
}

/** Wide and tall art of every banner of the home page, each as AVIF and WebP in two widths. */
export const BANNER_PICTURES: ReadonlyMap<string, { wide: Picture; tall: Picture }> = new Map(
  Object.entries(BANNERS).map(([name, banner]) => [
    name,
    {
      wide: picture(`banners/${name}-wide`, { banner, shape: 'wide', widths: [1240, 1860] }),
      tall: picture(`banners/${name}-tall`, { banner, shape: 'tall', widths: [390, 780] }),
    },
  ]),
)

/** What messengers show beside a link to the site, under the name its pages ask for. */
export const SOCIAL_CARD: Picture = {
  name: 'social-card',
  plainName: true,
  scene: bannerScene(TIGER, 'card'),
  renditions: [{ width: 1200, format: 'jpeg' }],
}

function picture(name: string, of: { banner: Banner; shape: 'wide' | 'tall'; widths: readonly number[] }): Picture {
  return {
    name,
    scene: bannerScene(of.banner, of.shape),
    renditions: of.widths.flatMap((width) => [
      { width, format: 'avif', quality: 52 },
      { width, format: 'webp', quality: 74 },
    ]),
  }
}
