import { isRefusal } from './refusalCodes'

const [tries, pauseMs] = [30, 1000]

/**
 * Comes again by itself where more were there than the house takes at once, each phone in a moment of
 * its own, as long as it is wanted.
 */
export async function whileCrowded<T>(
  ask: () => Promise<T>,
  isWanted: () => boolean = () => true,
): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await ask()
    } catch (thrown) {
      if (left === 1 || !isRefusal(thrown, 'crowded')) throw thrown
      await new Promise((later) => setTimeout(later, pauseMs * (1 + Math.random())))
      if (!isWanted()) throw thrown
    }
  }
}
