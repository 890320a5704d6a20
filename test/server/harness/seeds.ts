/** SEED plays one game again. Without it a test plays its own, which are the same each time. */
export const seedsOr = (own: readonly number[]): readonly number[] =>
  process.env.SEED ? [Number(process.env.SEED)] : own

/** Of games that take long the first alone, and all where GAMES=all says so, as `npm run verify` does. */
export const longGamesOr = (own: readonly number[]): readonly number[] =>
  seedsOr(process.env.GAMES === 'all' ? own : own.slice(0, 1))
