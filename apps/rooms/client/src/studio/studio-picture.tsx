import { Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import type { Say } from '../words.ts'
import type { Stream } from './stream.ts'
import { type StreamNeeds, type StreamState, useStream } from './use-stream.ts'

type StudioPictureProps = StreamNeeds & { readonly say: Say; readonly stream: Stream }

/** The moving picture of the studio: silent until the player wants its sound. */
export function StudioPicture({ say, stream, ...needs }: StudioPictureProps) {
  const { video, state, retry } = useStream(stream, needs)
  const [hasSound, setSound] = useState(false)
  const turnSound = () => {
    if (video.current) video.current.muted = hasSound
    setSound(!hasSound)
  }
  return (
    <div className="studio-picture" data-state={state}>
      <video ref={video} muted playsInline disablePictureInPicture aria-label={say('rooms.studio.video')} />
      {state === 'playing' ? (
        <button
          type="button"
          className="studio-sound"
          aria-pressed={hasSound}
          aria-label={say('rooms.studio.video.sound')}
          title={say('rooms.studio.video.sound')}
          onClick={turnSound}
        >
          {hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        </button>
      ) : (
        <div className="studio-state">
          <p role="status">{say(`rooms.studio.video.${state}`)}</p>
          <Way {...{ say, state, retry }} />
        </div>
      )}
    </div>
  )
}

/** What the player can do about a picture that does not come by itself. */
function Way({ say, state, retry }: { readonly say: Say; readonly state: StreamState; readonly retry: () => void }) {
  if (state === 'loading' || state === 'reconnecting') return null
  const way = {
    blocked: { word: 'rooms.studio.video.play', act: retry },
    lost: { word: 'rooms.studio.video.retry', act: retry },
    moved: { word: 'rooms.studio.video.reload', act: () => location.reload() },
    playing: { word: 'rooms.studio.video.retry', act: retry },
  } as const
  const { word, act } = way[state]
  return (
    <button type="button" className="small-button" onClick={act}>
      {say(word)}
    </button>
  )
}
