/** A multiple as it is told where there is little room: without noughts at its end, and thousands by their letter. */
export function shortMultiple(multiple: string): string {
  const value = Number(multiple)
  return value >= 1000 ? `${value / 1000}k` : String(value)
}
