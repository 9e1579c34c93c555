/**
 * What became of a message that was handed to a gateway. `unknown` is said where nobody answered: it may arrive all the
 * same, and the same message sent again is delivered once.
 */
export type Delivery = 'accepted' | 'refused' | 'unknown'
