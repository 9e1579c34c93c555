import { createOutgoing } from '@sanuk/host/outgoing'

/** A demo's way out: whom tests call listens on this machine. */
export const anywhere = createOutgoing({ privateAllowed: true, trustedOrigins: [] })
