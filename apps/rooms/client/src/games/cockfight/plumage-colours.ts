import type { CSSProperties } from 'react'

/** Body, neck, wing and tail of each colouring. */
const COLOURS: Readonly<Record<string, readonly [body: string, neck: string, wing: string, tail: string]>> = {
  'yellow-white-tail': ['#2c2730', '#f3b73e', '#8a3d22', '#fff6df'],
  'rosewood-black-tail': ['#5a2320', '#a3392b', '#3b1820', '#1d1b26'],
  'green-black-tail': ['#1f4a3c', '#3f8f5c', '#173530', '#14231f'],
  'grey-white-tail': ['#7d8790', '#c9d0d4', '#59626b', '#f4f7f7'],
  'red-red-tail': ['#a92d22', '#e2603a', '#7c1f1f', '#c23a2a'],
  'copper-black-tail': ['#8a4a22', '#d98a3d', '#5f2f1b', '#211a1c'],
  'coucal-black-tail': ['#23202e', '#a8552a', '#8f4726', '#191824'],
  'barred-white-tail': ['#4c4a52', '#e6e0d2', '#75717a', '#fffaf0'],
}

/** The colours of a bird as properties that its drawing reads. */
export function plumageColours(plumage: string | undefined): CSSProperties {
  const [body, neck, wing, tail] = COLOURS[plumage ?? ''] ?? ['#5a4a40', '#a58a66', '#43372f', '#2b2522']
  return { '--body': body, '--neck': neck, '--wing': wing, '--tail': tail } as CSSProperties
}
