const MARKERS = { member: 'USER_POPUP', visitor: 'ANONYMOUS_POPUP' } as const
export type PopUpReader = keyof typeof MARKERS

/** Whether what pops up was closed in this tab by this kind of reader. */
export const wasPopUpClosed = (reader: PopUpReader): boolean => sessionStorage.getItem(MARKERS[reader]) !== null

export const notePopUpClosed = (reader: PopUpReader): void => sessionStorage.setItem(MARKERS[reader], '1')
