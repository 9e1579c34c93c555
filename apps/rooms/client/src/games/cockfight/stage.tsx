import { RotateCcw } from 'lucide-react'
import type { FightCard } from '#protocol'
import type { Say } from '../../words.ts'
import type { StageProps } from '../game-look.ts'
import { type Act, actOf, clashesOf, endShown, type Side } from './acts.ts'
import { birdName } from './bird-name.ts'
import { NamePlate } from './name-plate.tsx'
import { plumageColours } from './plumage-colours.ts'
import { Ring } from './ring.tsx'
import { Rooster } from './rooster.tsx'
import { useReplayed } from './use-replayed.ts'

/** From a clash's being told until it has been seen. */
export const SEEN_MS = 2_200

const SIDES = ['meron', 'wala'] as const

/** Two drawn gamecocks in the ring. They do what was told of their fight, and nothing before it is told. */
export function Stage({ say, shown: told, phase, coup, result, card }: StageProps) {
  const { shown, isPlaying, play } = useReplayed(coup, told)
  const isOver = result !== null && endShown(told) !== null
  const acting = { shown, phase: isPlaying ? ('dealing' as const) : phase }
  return (
    <div className="fight-stage" data-phase={phase}>
      {card && (
        <p className="fight-number">{say('rooms-cockfight.fight', { fight: card.fight, day: dayText(card.day) })}</p>
      )}
      <svg viewBox="0 0 640 290" role="img" aria-label={label(say, { card, shown, phase })}>
        <Ring red={say('rooms-cockfight.flag.meron')} blue={say('rooms-cockfight.flag.wala')} />
        <g key={`${coup} ${shown.length}`} className="fight-now">
          {SIDES.map((side) => (
            <Fighter key={side} side={side} act={actOf(side, acting)} plumage={card?.[side].plumage} />
          ))}
          <Burst last={shown.at(-1)?.place ?? ''} />
        </g>
        <Clashes clashes={clashesOf(shown)} />
      </svg>
      {card && (
        <div className="fight-plates">
          {SIDES.map((side) => (
            <NamePlate key={side} {...{ say, side }} bird={card[side]} isWinner={endShown(shown) === side} />
          ))}
        </div>
      )}
      {isOver && !isPlaying && (
        <button type="button" className="fight-replay" onClick={play}>
          <RotateCcw aria-hidden="true" />
          {say('rooms-cockfight.replay')}
        </button>
      )}
    </div>
  )
}

type FighterProps = { readonly side: Side; readonly act: Act; readonly plumage: string | undefined }

function Fighter({ side, act, plumage }: FighterProps) {
  return (
    <g className="fighter" data-side={side} data-act={act}>
      <ellipse className="fighter-shade" rx="56" ry="10" />
      <g className="fighter-moves">
        <Rooster style={plumageColours(plumage)} />
      </g>
    </g>
  )
}

const FEATHERS = [20, 75, 130, 190, 245, 310]

/** Dust and feathers where the birds meet. */
function Burst({ last }: { readonly last: string }) {
  if (!last.startsWith('clash-')) return null
  return (
    <g className="fight-burst" transform="translate(320 142)">
      <path d="M0 -46 L12 -20 L40 -30 L26 -4 L50 14 L20 16 L14 44 L-4 20 L-34 34 L-22 8 L-50 -8 L-20 -14 Z" />
      {FEATHERS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="fight-feather" d="M0 0 Q10 -7 26 0 Q10 7 0 0 Z" />
        </g>
      ))}
    </g>
  )
}

/** Who was ahead in each clash so far. */
function Clashes({ clashes }: { readonly clashes: readonly string[] }) {
  return (
    <g className="fight-clashes" transform="translate(272 276)">
      {[0, 1, 2, 3].map((at) => (
        <circle key={at} cx={at * 32} r="8" data-side={clashes[at]} />
      ))}
    </g>
  )
}

type Labelled = Pick<StageProps, 'shown' | 'phase'> & { readonly card: FightCard | undefined }

/** The picture in words. */
function label(say: Say, { card, shown, phase }: Labelled): string {
  const birds = {
    meron: birdName(say, card?.meron.name ?? ''),
    wala: birdName(say, card?.wala.name ?? ''),
  }
  const end = endShown(shown)
  if (end === 'meron' || end === 'wala') return say('rooms-cockfight.stage.won', { bird: birds[end] })
  if (end === 'bdd' || end === 'ftd') return say(`rooms-cockfight.stage.${end}`, birds)
  const clash = clashesOf(shown).length
  if (clash > 0) return say('rooms-cockfight.stage.clash', { ...birds, clash })
  return say(phase === 'dealing' ? 'rooms-cockfight.stage.stare' : 'rooms-cockfight.stage.strut', birds)
}

const dayText = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)}/${Number(month)}/${year}`
}
