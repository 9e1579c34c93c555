import type { FamilyWords, Symbols } from '@sanuk/engines/lottery/bets'

/** A symbol of a row as it is read: a number with its figures, or a word. */
export const symbolText = (symbols: Symbols, symbol: number, words: FamilyWords): string =>
  symbols.kind === 'words' ? words('word', symbols.words[symbol] ?? '') : String(symbol).padStart(symbols.width, '0')
