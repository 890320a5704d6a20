/** Lets one word through in so many seconds, and tells it how many were held back before it. */
export function createSeldom(seconds: number) {
  let spokenAt = -Infinity
  let heldBack = 0

  return function seldom(now: Date, say: (heldBack: number) => void) {
    if (now.getTime() - spokenAt < seconds * 1000) {
      heldBack++
      return
    }
    say(heldBack)
    heldBack = 0
    spokenAt = now.getTime()
  }
}
