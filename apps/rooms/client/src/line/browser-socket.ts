import { SOCKET_PATH } from '#protocol'
import type { Ears, Socket } from './line.ts'

/** A socket of the browser to the server of this page. */
export function openSocket({ opened, told, closed }: Ears): Socket {
  const address = new URL(SOCKET_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  let isClosed = false
  const end = () => {
    if (isClosed) return
    isClosed = true
    closed()
  }
  socket.addEventListener('open', opened)
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && !isClosed) told(data)
  })
  socket.addEventListener('close', end)
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    // A line that is dead can take minutes to close: nobody waits for that.
    close: () => {
      socket.close()
      end()
    },
  }
}

/** A clock of the device that is never set back, in Unix milliseconds. */
export const deviceClock = (): number => performance.timeOrigin + performance.now()
