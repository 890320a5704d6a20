/**
 * No answer came from a provider, and people read `words`. Why not is told in words too: as a cause
 * it would look like a connection of our own that broke.
 */
export class Unanswered extends Error {
  constructor(
    readonly words: string,
    why: unknown,
  ) {
    super(told(why))
    this.name = 'Unanswered'
  }
}

function told(why: unknown): string {
  if (!(why instanceof Error)) return String(why)
  return why.cause ? `${why.message}: ${told(why.cause)}` : why.message
}
