/** Plumage: body light and deep, hackle light and deep, tail light and deep. */
const PLUMAGE: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  red: ['#e2512d', '#7d1414', '#ffc04a', '#d8641a', '#2f9c6d', '#0c3a3a'],
  black: ['#4d5a86', '#171b33', '#f4f1e6', '#a9a3b8', '#5a6fd0', '#171a3d'],
  gold: ['#f5b43a', '#a4570c', '#fff0b0', '#e8a021', '#8a4a1a', '#3a1606'],
  jade: ['#2fb58a', '#0a4f43', '#d8f7a8', '#63b54a', '#7a3fb0', '#2a1250'],
  white: ['#fdf8ec', '#c0b49c', '#fff', '#e3d8c2', '#f0e4cc', '#8f8066'],
}

const TAIL = [
  'M22 37C12 34 4 26 4 14C8 23 14 28 24 30Z',
  'M22 36C15 30 9 20 12 8C14 18 19 25 26 29Z',
  'M24 35C20 28 18 18 23 9C22 18 25 25 30 30Z',
  'M21 39C13 39 5 35 1 25C8 32 15 34 24 33Z',
]

/** A fighting cock looking to the left, neck stretched, by the colour of its plumage: `red`. */
export function gamecock(name: string): string {
  const shades = PLUMAGE[name]
  if (!shades) throw new Error(`There is no gamecock in "${name}".`)
  const gradient = (id: string, from: number) =>
    `<linearGradient id="${id}" x2=".3" y2="1"><stop stop-color="${shades[from]}"/><stop offset="1" stop-color="${shades[from + 1]}"/></linearGradient>`
  const tail = TAIL.map((feather) => `<path d="${feather}" fill="url(#tail)"/>`).join('')
  const legs =
    '<g fill="none" stroke="#f2a01d" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"><path d="M30 47L27 54L31 60M31 60H24.500M31 60H37M27.300 54.500L23.500 53"/><path d="M38 46L40 53L43 60M43 60H37.500M43 60H49M40 53.500L36.500 54"/></g>'
  const body =
    '<path d="M19 36C18 30 25 27 31 28C38 29 42 27 45 22L54 28C54 40 47 49 36 49.500C26 50 20 44 19 36Z" fill="url(#body)"/><path d="M23 36C29 32 37 34 41 39C36 45 27 45 23 36Z" fill="url(#wing)"/><path d="M25 37.500C30 35.500 35 36.500 38 39.500M26 40.500C30 39.500 33 40 36 42" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.100" stroke-linecap="round"/>'
  const hackle =
    '<path d="M43 10C40 17 38 23 33 29C37 30 38 33 42 32C45 35 48 33 49 36C52 32 56 31 54 25C53 20 53 16 53 12Z" fill="url(#hackle)"/><path d="M45 14L40 28M48 15L46 31M51 16L52 30" stroke="#7a2a00" stroke-opacity=".28" stroke-width="1.200" stroke-linecap="round"/>'
  const head =
    '<path d="M42 12C41.500 7 45 4 49 4.500C53 5 55 8 54.500 12C54 16 50 18 46.500 17C44 16.300 42.300 14.500 42 12Z" fill="url(#hackle)"/><path d="M54 8.500L61.500 11.500L54 14Z" fill="#ffb52e"/><path d="M54 11.200L61.500 11.500L54 14Z" fill="#d97f0b"/><path d="M42.500 8C39.500 6 40 2.500 43 3.500C43 .5 46.500 .3 47 3C48.500 .2 51.800 .8 51.500 4C53.500 3 55 5 53.800 7C50 5 46 5.500 42.500 8Z" fill="#e8222f"/><path d="M52 14C55.500 14 56 19 53.200 20.500C50.500 20 50 16 52 14Z" fill="#d81626"/><circle cx="49.800" cy="10" r="1.900" fill="#fff3c4"/><circle cx="50.200" cy="10" r="1.100" fill="#1c0d08"/>'
  return `${gradient('body', 0)}${gradient('hackle', 2)}${gradient('tail', 4)}<linearGradient id="wing" x2="1" y2=".4"><stop stop-color="${shades[5]}"/><stop offset="1" stop-color="${shades[1]}"/></linearGradient><g transform="translate(64 0) scale(-1 1)">${tail}${legs}${body}${hackle}${head}</g>`
}
