import { SquarePlay } from 'lucide-react'
import type { Replay } from '#room-calls'
import type { Say } from '../words.ts'

type StudioFactsProps = { readonly say: Say; readonly studio: NonNullable<Replay['studio']> }

/** Who dealt a coup in a studio, and where it can be seen again. */
export function StudioFacts({ say, studio: { code, dealer, video } }: StudioFactsProps) {
  return (
    <>
      <p>{say('rooms.replay.studio', { studio: code })}</p>
      {dealer !== null && <p className="replay-note">{say('rooms.replay.studio.dealer', { name: dealer })}</p>}
      {video !== null && (
        <a className="replay-button" href={video} target="_blank" rel="noreferrer">
          <SquarePlay aria-hidden="true" />
          {say('rooms.replay.studio.video')}
        </a>
      )}
    </>
  )
}
