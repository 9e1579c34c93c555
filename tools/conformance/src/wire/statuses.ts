/** Every status of the seamless wallet with the HTTP status it must come with. */
const HTTP_STATUS = {
  OK: 200,
  INVALID_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  UNKNOWN_MEMBER: 404,
  UNKNOWN_GAME: 404,
  UNKNOWN_ROUND: 404,
  ROUND_CLOSED: 409,
  DUPLICATE_TRANSACTION: 409,
  ROLLED_BACK: 409,
  UNKNOWN_BET: 409,
  ALREADY_SETTLED: 409,
  INVALID_CURRENCY: 422,
  NOT_ENOUGH_MONEY: 422,
  LIMIT_REACHED: 422,
  EXCLUDED: 422,
  GAME_CLOSED: 422,
  TOO_MANY_REQUESTS: 429,
  RETRY: 503,
} as const

export type Status = keyof typeof HTTP_STATUS
export type Refusal = Exclude<Status, 'OK'>

export const isStatus = (text: unknown): text is Status => typeof text === 'string' && Object.hasOwn(HTTP_STATUS, text)

/** The HTTP status that tells the truth about a status of ours. */
export const httpOf = (status: Status): number => HTTP_STATUS[status]
