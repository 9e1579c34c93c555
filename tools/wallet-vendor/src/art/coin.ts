import type { Choice } from '../titles.ts'

/** Metals of the coin: gold lies in light from above, its relief is cut from the same metal. */
export const METALS = `<defs>
<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0b8"/><stop offset=".45" stop-color="#e9a92c"/><stop offset="1" stop-color="#8f5508"/></linearGradient>
<radialGradient id="field" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#ffe596"/><stop offset=".55" stop-color="#f0b53a"/><stop offset="1" stop-color="#b9750f"/></radialGradient>
<linearGradient id="relief" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".5" stop-color="#f7c859"/><stop offset="1" stop-color="#cf8c1b"/></linearGradient>
</defs>`

/** One side of the coin, 240 units wide: an elephant's head, or a stupa on its terraces. Needs `METALS`. */
export function coinSide(side: Choice): string {
  return `<circle cx="120" cy="120" r="118" fill="url(#rim)"/>
<circle cx="120" cy="120" r="113" fill="none" stroke="#7a4606" stroke-opacity=".35" stroke-width="6" stroke-dasharray="3 4.1"/>
<circle cx="120" cy="120" r="104" fill="url(#field)"/>
<circle cx="120" cy="120" r="103" fill="none" stroke="#8a5207" stroke-opacity=".55" stroke-width="2"/>
<circle cx="120" cy="120" r="90" fill="none" stroke="#fff0b8" stroke-opacity=".8" stroke-width="3.4" stroke-dasharray=".1 11.68" stroke-linecap="round"/>
<g fill="url(#relief)" stroke="#8a5207" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${SIDES[side]}</g>
<path d="M28 96a94 94 0 0 1 92-70" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>`
}

const ELEPHANT = `<path d="M88 78C60 66 42 84 46 116c3 26 20 44 44 36z"/><path d="M152 78c28-12 46 6 42 38-3 26-20 44-44 36z"/>
<path d="M80 96c-4 22 2 42 12 54h56c10-12 16-32 12-54-4-24-20-36-40-36s-36 12-40 36z"/>
<path d="M102 118c-4 26-3 44 4 58 6 13 20 18 31 12 7-4 8-13 2-16-5-3-9 2-13 0-5-3-2-26 12-54z" fill="#f3c14f" stroke="none"/>
<path d="M103 126c-3 22-3 37 3 50 6 13 20 18 31 12 7-4 8-13 2-16-5-3-9 2-13 0-5-3-3-24 9-46" fill="none"/>
<path d="M97 140c-10 5-15 14-15 26 8-1 16-6 20-14zM144 140c10 5 15 14 15 26-8-1-16-6-20-14z" fill="#fff6d6"/>
<path d="M106 144c5 3 11 3 16 1M108 156c5 2 10 2 14 1M110 168c4 2 9 1 13 0" fill="none"/>
<path d="M120 46c-9 8-13 16-11 24 4 5 18 5 22 0 2-8-2-16-11-24zM107 69c-9-4-17-3-23 2 4 8 13 11 24 8M133 69c9-4 17-3 23 2-4 8-13 11-24 8"/>
<path d="M64 92c-7 8-8 22-3 34M176 92c7 8 8 22 3 34" fill="none"/><circle cx="98" cy="110" r="4.6" fill="#6b3d04" stroke="none"/><circle cx="142" cy="110" r="4.6" fill="#6b3d04" stroke="none"/>`

const STUPA = `<path d="M120 34l4 30h-8z"/><path d="M111 64h18l2 9h-22zM108 73h24l2 9h-28z"/><path d="M103 82h34l3 12h-40z"/>
<path d="M101 94c-6 34-14 40-21 54h80c-7-14-15-20-21-54z"/><path d="M74 148h92v11H74zM64 159h112v12H64zM54 171h132v14H54z"/>
<path d="M108 185v-24c0-8 6-13 12-18 6 5 12 10 12 18v24z" fill="#a9690f"/>
<path d="M110 100c-3 18-7 28-13 40M130 100c3 18 7 28 13 40" fill="none" stroke-opacity=".6"/>`

const SIDES: Record<Choice, string> = { heads: ELEPHANT, tails: STUPA }
