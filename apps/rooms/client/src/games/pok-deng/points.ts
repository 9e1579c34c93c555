/** Points of some cards by their names, as in `Td`: the last digit of their sum, tens and pictures count nothing. */
export function pointsOf(cards: readonly string[]): number {
  const sum = cards.reduce((all, [rank = '']) => all + (rank === 'A' ? 1 : Number(rank) || 0), 0)
  return sum % 10
}
