import { Video, VideoOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StudioView, TableState } from '#protocol'
import type { Say } from '../words.ts'
import { useKeptVideo } from './kept-video.ts'
import { StudioPicture } from './studio-picture.tsx'
import type { StreamNeeds } from './use-stream.ts'

type StudioSceneProps = {
  readonly say: Say
  readonly studio: StudioView
  readonly table: TableState
  readonly stream?: StreamNeeds
  /** The drawn dealer, where there is no picture. */
  readonly children: ReactNode
}

/** Who deals at a table of a studio: the moving picture, or the drawn dealer where there is none or it is not wanted. */
export function StudioScene({ say, studio, table, stream, children }: StudioSceneProps) {
  const [isOn, turn] = useKeptVideo()
  const { dealer } = studio
  const note = studio.stream === null ? say('rooms.studio.video.none') : isOn ? null : say('rooms.studio.video.off')
  return (
    <div className="studio" data-video={isOn && studio.stream !== null}>
      {isOn && studio.stream ? <StudioPicture {...{ say }} stream={studio.stream} {...stream} /> : children}
      <div className="studio-line">
        <span>{dealer ? say('rooms.studio.dealer', { name: dealer.name }) : say('rooms.studio')}</span>
        {studio.stream && (
          <button type="button" role="switch" aria-checked={isOn} onClick={() => turn(!isOn)}>
            {isOn ? <Video aria-hidden="true" /> : <VideoOff aria-hidden="true" />}
            <span>{say('rooms.studio.video.show')}</span>
          </button>
        )}
      </div>
      {note !== null && <p className="studio-note">{note}</p>}
      <p className="studio-trouble" role="status">
        {troubleText(say, studio, table)}
      </p>
    </div>
  )
}

/** What has to be told of the studio: nothing where all is well. */
function troubleText(say: Say, { trouble, isPaused }: StudioView, { coup }: TableState): string | null {
  if (trouble === 'silent') return say(coup?.isVoid ? 'rooms.studio.silent.void' : 'rooms.studio.silent')
  if (trouble === 'halted') return say('rooms.studio.halted')
  return isPaused ? say('rooms.studio.paused') : null
}
