/** The fields of a JSON object in their order, or `null` where the text is none. */
export function jsonFields(text: string): readonly (readonly [string, unknown])[] | null {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? Object.entries(content) : null
  } catch {
    return null
  }
}
