/**
 * Old enough from the birthday itself on; somebody born on 29 February has it on 1 March of other years. `today` is the
 * day of the brand's calendar, `yyyy-MM-dd` like the birthday.
 */
export function isOldEnough(birthday: string, { today, minimum }: { today: string; minimum: number }): boolean {
  const [year = '', ...rest] = birthday.split('-')
  const comingOfAge = `${String(Number(year) + minimum).padStart(4, '0')}-${rest.join('-')}`
  return birthday >= '1900-01-01' && comingOfAge <= today
}
