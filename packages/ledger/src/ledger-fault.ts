/** Nothing was moved: too much waits, or the database could not be asked in time. The caller may ask again later. */
export class LedgerBusy extends Error {
  override readonly name = 'LedgerBusy'
}

/**
 * Nobody knows whether it was moved: the database was asked and gave no answer in time. The same transfer under the
 * same key, sent again, tells; another key could move the money twice.
 */
export class LedgerUnknown extends Error {
  override readonly name = 'LedgerUnknown'
}
