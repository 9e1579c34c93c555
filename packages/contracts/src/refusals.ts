/**
 * Everything a rule may forbid, with its HTTP status. The code is stable and is part of the wire; its words stand in
 * the locales under `refusal.<code>`.
 */
export const REFUSALS = {
  invalid_request: 400,
  sealed_body_invalid: 400,
  invalid_domain: 400,
  login_required: 401,
  incorrect_credentials: 401,
  invalid_signature: 401,
  forbidden: 403,
  function_off: 403,
  human_check_required: 403,
  in_need_true_account: 403,
  not_found: 404,
  method_not_allowed: 405,
  username_taken: 409,
  sealed_body_replayed: 409,
  transfer_under_way: 409,
  two_keys_live: 409,
  vendor_configured: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  account_closed: 422,
  amount_below_minimum: 422,
  ticket_invalid: 422,
  payment_password_missing: 422,
  payment_password_wrong: 422,
  payment_password_locked: 422,
  captcha_required: 422,
  captcha_wrong: 422,
  amount_above_maximum: 422,
  game_unavailable: 422,
  not_enough_money: 422,
  transfer_refused: 422,
  too_many_requests: 429,
  region_blocked: 451,
  unknown_error: 500,
  maintenance: 503,
  vendor_unreachable: 503,
  overloaded: 503,
} as const

export type RefusalCode = keyof typeof REFUSALS

/** Codes the platform itself may answer on any route, so that contracts need not repeat them. */
export const COMMON_REFUSALS = [
  'invalid_request',
  'invalid_domain',
  'login_required',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'maintenance',
  'region_blocked',
  'unknown_error',
  'overloaded',
] as const satisfies readonly RefusalCode[]
