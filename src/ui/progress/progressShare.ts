/** How much of a whole is there, from 0 to 100; nothing of nothing is 0. */
export const progressShare = (value: number, whole: number): number =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, value / whole)) * 100) : 0
