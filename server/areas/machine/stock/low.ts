/** A slot is low when at most this share of it is left. */
export const lowShare = 0.25
