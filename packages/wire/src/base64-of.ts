/** As many bytes as a call takes for arguments, with room to spare. */
const AT_ONCE = 0x8000

/** What a file or blob holds, as base64: how pictures travel. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const parts = Array.from({ length: Math.ceil(bytes.length / AT_ONCE) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * AT_ONCE, (at + 1) * AT_ONCE)),
  )
  return btoa(parts.join(''))
}
