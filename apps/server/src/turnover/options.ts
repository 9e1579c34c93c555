export const NO_SUCH_COMMAND = 'turnover rebuild, or turnover rebuild --repair'

/** What is asked for; nothing where the words are none of this command. */
export function readTurnoverCommand(words: readonly string[]): { readonly repair: boolean } | null {
  const [verb, option, ...more] = words
  if (verb !== 'rebuild' || more.length > 0 || (option !== undefined && option !== '--repair')) return null
  return { repair: option === '--repair' }
}
