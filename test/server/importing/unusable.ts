import { Unusable } from '@server/importing/unusable'

/** What was said to be wrong; nothing where all was well. */
export async function problemsOf(work: () => unknown): Promise<readonly string[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (error instanceof Unusable) return error.problems
    throw error
  }
}
