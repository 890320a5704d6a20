import { scrollerOf } from './scroller.h5'

type Tell = (near: boolean, height: number) => void

/** Tells whether an element is within so many pixels of the screen, and how high it is there. */
export function watchNear(id: string, within: number, tell: Tell): () => void {
  const element = document.getElementById(id)
  if (!element) return () => undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries[entries.length - 1]
      if (last) tell(last.isIntersecting, last.boundingClientRect.height)
    },
    // the page scrolls by itself, and only of its root a margin is taken
    { root: scrollerOf(element), rootMargin: `${within}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
