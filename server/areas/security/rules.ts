/** Six months, as the Cybersecurity Law asks; the privacy policy says so too. */
export const keptDays = 184
