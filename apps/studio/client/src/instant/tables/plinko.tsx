import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import { plinkoWire } from '#instant-wire'
import type { BoardProps, ChoiceProps, Kind } from '../kind.ts'
import { Segments } from '../segments.tsx'
import { isCalm } from './calm.ts'
import { FallenBead, WaitingBead } from './plinko-bead.tsx'
import { fallMs } from './plinko-fall.ts'
import { beadRadius, FIELD_HEIGHT, pegRadius, pitchOf } from './plinko-field.ts'
import { PlinkoPegs } from './plinko-pegs.tsx'
import { PlinkoSlots } from './plinko-slots.tsx'
import { RISKS, RiskControl } from './risk.tsx'
import { useShowing } from './showing.ts'

type PlinkoChoice = z.output<typeof plinkoWire.choice>
type PlinkoMove = z.output<typeof plinkoWire.move>
type PlinkoView = z.output<typeof plinkoWire.view>

const ROWS = [8, 12, 16] as const

/** The slot is seen to light up before the outcome is told. */
const LIGHT_MS = 200

const nameOf = ({ rows, risk }: PlinkoChoice) => `${rows} ${risk}`
const lasts = (rows: number, quick: boolean) => (isCalm() ? 0 : fallMs(rows, quick))

function Controls({ say, choice, onChoice, disabled }: ChoiceProps<PlinkoChoice>) {
  return (
    <>
      <Segments
        name="rows"
        legend={say('game.plinko.rows')}
        value={choice.rows}
        options={ROWS.map((rows) => ({ value: rows, text: String(rows) }))}
        disabled={disabled}
        onChange={(rows) => onChoice({ ...choice, rows })}
      />
      <RiskControl
        {...{ say, disabled, risks: RISKS }}
        risk={choice.risk}
        onRisk={(risk) => onChoice({ ...choice, risk })}
      />
    </>
  )
}

function Board({ say, choice, view, round, pieces, tables, quick }: BoardProps<PlinkoChoice, PlinkoMove, PlinkoView>) {
  const { rows } = choice
  const multiples = tables[nameOf(choice)] ?? []
  const lastsMs = lasts(rows, quick)
  const showing = useShowing({ round, choice: nameOf(choice), lastsMs })
  // After a reload the round may have been played on another board than the one that stands here.
  const fallen = showing !== 'nothing' && view && multiples[view.slot] === view.multiple && view.path.length === rows
  const told = { rows, slots: multiples.length, least: least(multiples), most: String(Number(multiples[0])) }
  return (
    <div className="plinko-board">
      <p className="visually-hidden">{say('game.plinko.board', told)}</p>
      <div className="plinko-field" style={measures(rows)} aria-hidden="true">
        <PlinkoPegs rows={rows} />
        <PlinkoSlots multiples={multiples} landed={fallen && showing === 'end' ? view.slot : null} />
        {showing !== 'motion' && <WaitingBead picture={pieces.ball} />}
        {fallen && (
          <FallenBead
            key={round}
            {...{ path: view.path, slot: view.slot, lastsMs }}
            falls={showing === 'motion'}
            picture={pieces.ball}
          />
        )}
      </div>
    </div>
  )
}

const least = (multiples: readonly string[]) => String(Math.min(...multiples.map(Number)))

/** What the style sheet places slots, beads and sparks by. */
const measures = (rows: number) =>
  ({
    '--rows': rows,
    '--pitch': pitchOf(rows),
    '--bead': beadRadius(rows),
    '--peg': pegRadius(rows),
    '--field-height': FIELD_HEIGHT,
  }) as CSSProperties

/** A bead that falls through rows of pegs into a slot. */
export const plinko: Kind<PlinkoChoice, PlinkoMove, PlinkoView> = {
  wire: plinkoWire,
  first: () => ({ rows: 12, risk: 'medium' }),
  pays: () => null,
  showsMs: ({ path }, quick) => lasts(path.length, quick) + LIGHT_MS,
  Controls,
  Board,
}
