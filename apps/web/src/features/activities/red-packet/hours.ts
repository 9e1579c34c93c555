/** A full hour as clocks show it: `20:00`. */
export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
