/** How long addresses of this device are collected before it offers to receive. */
const GATHER_MS = 1_000

/** Receives a stream over WebRTC: an offer is posted, the answer played (WHEP, draft-ietf-wish-whep). */
export function playWhep(video: HTMLVideoElement, url: string, failed: () => void): () => void {
  const peer = new RTCPeerConnection()
  const media = new MediaStream()
  let session: string | null = null
  let isEnded = false
  peer.ontrack = ({ track }) => media.addTrack(track)
  peer.onconnectionstatechange = () => {
    if (['failed', 'disconnected'].includes(peer.connectionState)) failed()
  }
  const leave = () => {
    if (session !== null) void fetch(session, { method: 'DELETE' }).catch(() => undefined)
  }
  const begin = async () => {
    peer.addTransceiver('video', { direction: 'recvonly' })
    peer.addTransceiver('audio', { direction: 'recvonly' })
    await peer.setLocalDescription()
    await gathered(peer)
    const offer = peer.localDescription?.sdp ?? ''
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/sdp' }, body: offer })
    const place = response.headers.get('location')
    session = place === null ? null : new URL(place, url).href
    if (isEnded) return leave()
    if (!response.ok) return failed()
    await peer.setRemoteDescription({ type: 'answer', sdp: await response.text() })
    video.srcObject = media
  }
  begin().catch(() => isEnded || failed())
  return () => {
    isEnded = true
    leave()
    peer.close()
    video.srcObject = null
  }
}

/** Waits until the device's addresses are known, or long enough. */
const gathered = (peer: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    const done = () => resolve()
    setTimeout(done, GATHER_MS)
    peer.onicegatheringstatechange = () => {
      if (peer.iceGatheringState === 'complete') done()
    }
  })
