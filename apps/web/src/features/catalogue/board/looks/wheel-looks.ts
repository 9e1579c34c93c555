import { gemWheel } from '@sanuk/engines/live/gem-wheel/spots'
import { ramwongWheel } from '@sanuk/engines/live/ramwong-wheel/spots'
import { redEnvelopes } from '@sanuk/engines/live/red-envelopes/spots'
import type { CountedName, TileLook, Tone } from '../tile-look.ts'

type Faces = readonly (readonly [face: CountedName, tone: Tone])[]

type Paid = { readonly odds: { readonly [face: string]: number | undefined } }

/** A wheel: what its latest faces paid, in their colours, and how the faces are shared. */
function wheelLook({ odds }: Paid, faces: Faces): TileLook {
  const tones = new Map<string, Tone>(faces)
  return {
    marks: (outcome) => {
      const [face = '', factor] = outcome.split('-')
      const tone = tones.get(face)
      if (!tone) return []
      const once = odds[face]
      // An encore multiplies what a face pays; where a face has no odds of its own its prize is told.
      const text = String((once ?? 1) * Number(factor ?? 1))
      return [{ text, tone }]
    },
    shares: [
      faces.map(([name, tone]) => ({
        name,
        tone,
        countIn: (outcome) => (outcome.split('-')[0] === name ? 1 : 0),
      })),
    ],
  }
}

export const wheelLooks = {
  'ramwong-wheel': wheelLook(ramwongWheel, [
    ['drum', 'blue'],
    ['cymbals', 'gold'],
    ['flower', 'pink'],
    ['lantern', 'red'],
    ['garland', 'green'],
    ['moon', 'pale'],
  ]),
  'gem-wheel': wheelLook(gemWheel, [
    ['jade', 'green'],
    ['topaz', 'gold'],
    ['amethyst', 'purple'],
    ['sapphire', 'blue'],
    ['ruby', 'red'],
    ['diamond', 'pale'],
    ['chest', 'orange'],
  ]),
  'red-envelopes': wheelLook(redEnvelopes, [
    ['red', 'red'],
    ['orange', 'orange'],
    ['green', 'green'],
    ['purple', 'purple'],
    ['gold', 'gold'],
  ]),
} as const satisfies { readonly [kind: string]: TileLook }
