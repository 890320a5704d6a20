/** SEED plays one game again. Without it a test plays its own, which are the same each time. */
export const seedsOr = (own: readonly number[]): readonly number[] =>
  process.env.SEED ? [Number(process.env.SEED)] : own
