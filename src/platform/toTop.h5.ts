import { scrollerOf } from './scroller.h5'

/** Back to where the page of the list with this name begins. */
export function toTop(id: string): void {
  const page = scrollerOf(document.getElementById(id))
  if (!page) return
  // older ones understand no options
  if ('scrollBehavior' in document.documentElement.style)
    page.scrollTo({ top: 0, behavior: 'smooth' })
  else page.scrollTop = 0
}
