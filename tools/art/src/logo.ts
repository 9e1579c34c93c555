import type { Picture } from './picture.ts'
import type { Scene } from './scene.ts'

/** Quarters of the mark in a box of 26 by 30: a lotus bud, crossed. */
const QUARTERS = {
  upperLeft: 'M13 0V13H0C0 5.82 5.82 0 13 0Z',
  upperRight: 'M13 0V13H26C26 5.82 20.18 0 13 0Z',
  lowerLeft: 'M13 13V30C12.1 30 11.3 29.6 10.7 29C9.2 27.5 7.6 26.1 6 24.6C2.8 21.6 0 18.2 0 13Z',
  lowerRight: 'M13 13V30C13.9 30 14.7 29.6 15.3 29C16.800 27.5 18.4 26.1 20 24.6C23.2 21.6 26 18.2 26 13Z',
}

const LIGHT = { jade: '#0b7f5c', saffron: '#c98a12' }
const DARK = { jade: '#1fc08f', saffron: '#f3b73e' }

function mark(colours: typeof LIGHT): string {
  return `<path fill="${colours.jade}" d="${QUARTERS.upperLeft}${QUARTERS.lowerRight}"/><path fill="${colours.saffron}" d="${QUARTERS.upperRight}${QUARTERS.lowerLeft}"/>`
}

/** The mark as a file; it follows the reader's light or dark setting, as a browser's tab does. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 30 30"><style>.jade{fill:${LIGHT.jade}}.saffron{fill:${LIGHT.saffron}}@media(prefers-color-scheme:dark){.jade{fill:${DARK.jade}}.saffron{fill:${DARK.saffron}}}</style><path class="jade" d="${QUARTERS.upperLeft}${QUARTERS.lowerRight}"/><path class="saffron" d="${QUARTERS.upperRight}${QUARTERS.lowerLeft}"/></svg>\n`

/** The mark in the colours of the light theme, for places that need a file. */
export const LOGO_MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 30">${mark(LIGHT)}</svg>\n`

/** Icons of the installed site, under the names its web manifest and iOS ask for. */
export const APP_ICONS: readonly Picture[] = [
  appIcon('icon-192', 192, { share: 0.62, corner: 0.22 }),
  appIcon('icon-512', 512, { share: 0.62, corner: 0.22 }),
  appIcon('icon-maskable-512', 512, { share: 0.5, corner: 0 }),
  appIcon('apple-touch-icon', 180, { share: 0.58, corner: 0 }),
]

function appIcon(name: string, width: number, look: { share: number; corner: number }): Picture {
  return { name, plainName: true, scene: iconScene(look), renditions: [{ width, format: 'png' }] }
}

function iconScene({ share, corner }: { share: number; corner: number }): Scene {
  const side = 512
  const scale = (side * share) / 30
  const ground = `<radialGradient id="ground" cx=".5" cy=".4" r=".75"><stop stop-color="#21453a"/><stop offset="1" stop-color="#0c1512"/></radialGradient><rect width="${side}" height="${side}" rx="${side * corner}" fill="url(#ground)"/>`
  const place = `translate(${(side - 26 * scale) / 2} ${(side - 30 * scale) / 2}) scale(${scale})`
  const shine = `<path d="M13 0C20.180 0 26 5.820 26 13C26 9 20 6.500 13 6.500S0 9 0 13C0 5.820 5.820 0 13 0Z" fill="#fff" opacity=".16"/>`
  return { width: side, height: side, body: `${ground}<g transform="${place}">${mark(DARK)}${shine}</g>` }
}
