const CALLS = /^\/(wps|lgw|lotto|ops|seamless)\//

/** Whether an address is one of calls. Everything else is a page, or a file that a page is made of. */
export const isCall = (url: string): boolean => CALLS.test(url)
