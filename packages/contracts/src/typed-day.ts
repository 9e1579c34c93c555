/** Years of the Buddhist calendar are ahead of those of the common era by this many. */
export const BUDDHIST_AHEAD = 543

/** Years between these can only be meant in the Buddhist calendar: nobody writes of such common years here. */
const [BUDDHIST_FROM, BUDDHIST_UNTIL] = [2400, 3000]

/** A day or a minute (`2569-11-22`, `2569-11-22T09:30`) in the common era, whichever of both calendars it was typed in. */
export function commonEra(text: string): string {
  const year = Number(/^(\d{4})-\d{2}-\d{2}/.exec(text)?.[1])
  return year > BUDDHIST_FROM && year < BUDDHIST_UNTIL ? `${year - BUDDHIST_AHEAD}${text.slice(4)}` : text
}
