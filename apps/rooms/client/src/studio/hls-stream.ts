const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** Plays a stream in parts: by the browser where it can, else by a library that is loaded for it. */
export function playHls(video: HTMLVideoElement, url: string, failed: () => void): () => void {
  let end = () => {}
  let isEnded = false
  if (video.canPlayType(HLS_TYPE) !== '') {
    video.addEventListener('error', failed)
    video.src = url
    return () => {
      video.removeEventListener('error', failed)
      video.removeAttribute('src')
      video.load()
    }
  }
  const begin = async () => {
    const { default: Hls } = await import('hls.js/light')
    if (isEnded) return
    if (!Hls.isSupported()) return failed()
    // Its worker would be a script of no origin, which the page's policy does not run.
    const hls = new Hls({ enableWorker: false, liveDurationInfinity: true, backBufferLength: 10 })
    hls.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal) failed()
    })
    hls.loadSource(url)
    hls.attachMedia(video)
    end = () => hls.destroy()
  }
  begin().catch(failed)
  return () => {
    isEnded = true
    end()
  }
}
