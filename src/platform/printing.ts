import type { PrintPaper } from './printingProps'

/** A mini program has no printer. */
export const printPaper: PrintPaper = undefined
