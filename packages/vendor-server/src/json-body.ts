/** Parses a body that was kept as bytes; what is no JSON in UTF-8 is `undefined`, which no schema takes. */
export function readJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
