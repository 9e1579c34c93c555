/** A name as it is compared: compatibility forms folded (UAX #15), spaces and case forgiven. */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

/** Thai or Latin letters with their marks, and what stands between them in a name. */
const NAME = /^[\p{Script=Thai}\p{Script=Latin}\p{M} .'’-]{2,80}$/u

/** Whether a text can be somebody's name in Thailand, in either script. */
export const isName = (text: string): boolean => NAME.test(text.trim()) && /\p{L}.*\p{L}/u.test(text)
