import type { StudioView } from '#protocol'
import { playHls } from './hls-stream.ts'
import { playWhep } from './whep-stream.ts'

export type Stream = NonNullable<StudioView['stream']>

/** Plays a stream in a video element, and says when it cannot go on. Answers how it is ended. */
export type PlayStream = (video: HTMLVideoElement, stream: Stream, failed: () => void) => () => void

export const playStream: PlayStream = (video, { kind, url }, failed) =>
  kind === 'whep' ? playWhep(video, url, failed) : playHls(video, url, failed)
