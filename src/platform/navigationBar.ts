/** The mini program draws the bar with title and way back itself. */
export const hasNativeBar = true
