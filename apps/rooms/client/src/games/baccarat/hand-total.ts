/** What cards count together: an ace one, tens and pictures nothing, and of the sum the last digit. */
export const totalOfCards = (cards: readonly string[]): number =>
  cards.reduce((total, card) => total + 'A23456789'.indexOf(card.charAt(0)) + 1, 0) % 10
