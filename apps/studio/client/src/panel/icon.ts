/** Drawings of the control bar, on a field of 24 by 24, as strokes. */
const DRAWINGS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 7.6v.1',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4M15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8 8 0 0 1 0 11.6',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4M16 9.5l5 5M21 9.5l-5 5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  quick: 'M13 2.5 5 13.5h5.5L10 21.5l8.5-11.5H13l0-7.5',
  autoplay:
    'M17 2.5l3.5 3.5L17 9.5M3.5 11V9.5A3.5 3.5 0 0 1 7 6h13.5M7 21.5 3.5 18 7 14.5M20.5 13v1.5A3.5 3.5 0 0 1 17 18H3.5',
  spin: 'M20.2 12.6A8.3 8.3 0 1 1 18 6.2l2.4 2.4M20.4 3.4v5.2h-5.2',
  stop: 'M7 7h10v10H7z',
  skip: 'M5 6l6.5 6L5 18M12.5 6l6.5 6-6.5 6',
  close: 'M6 6l12 12M18 6 6 18',
  wallet: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3M4 7.5A2.5 2.5 0 0 0 6.5 10H20v9H6.5A2.5 2.5 0 0 1 4 16.5v-9M16 14.5h.1',
  history: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.4M3.5 3.5v4.9h4.9M12 7.5V12l3.2 2',
  leave: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5',
  fair: 'M12 3l7 2.5v5.5c0 4.6-3 8-7 10-4-2-7-5.4-7-10V5.5L12 3M8.8 12l2.3 2.3 4.2-4.6',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  gamble:
    'M5 5h9v14H5zM14 7l5.5 1.2-3 13-5-1.1M9.5 9.5c-2 2-2.5 2.6-2.5 3.6a1.3 1.3 0 0 0 2.5.4 1.3 1.3 0 0 0 2.5-.4c0-1-.5-1.6-2.5-3.6z',
  fall: 'M12 4v15M6.5 13.5 12 19l5.5-5.5',
} as const

export type IconName = keyof typeof DRAWINGS

const SVG = 'http://www.w3.org/2000/svg'

/** A drawing for a button; the button itself carries the name. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const attributes = { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' }
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', DRAWINGS[name])
  svg.append(path)
  return svg
}
