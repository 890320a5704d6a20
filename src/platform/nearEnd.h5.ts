import { useEffect, useRef } from 'react'
import { scrollerOf } from './scroller.h5'

/**
 * Tells at every scroll, and when the content of this name changes its height, that the page's end
 * is within so many pixels. Who is not listening at that moment (false) is told a little later,
 * wherever the end lies by then: what is drawn there pushes it away.
 */
export function useNearEnd(id: string, within: number, patience: number, tell: () => boolean) {
  const latest = useRef(tell)
  latest.current = tell
  const check = useRef(() => {})
  const height = useRef(0)

  useEffect(() => {
    const page = scrollerOf(document.getElementById(id))
    if (!page) return undefined
    let later: number | undefined
    const reach = () => {
      if (latest.current()) return
      later ??= window.setTimeout(() => {
        later = undefined
        reach()
      }, patience)
    }
    check.current = () => {
      // a page that is put away has no height
      const isNear = page.scrollHeight - page.scrollTop - page.clientHeight <= within
      if (page.clientHeight > 0 && isNear) reach()
    }
    const onScroll = () => check.current()
    page.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      page.removeEventListener('scroll', onScroll)
      window.clearTimeout(later)
    }
  }, [id, within, patience])

  useEffect(() => {
    return afterFrame(() => {
      const now = document.getElementById(id)?.offsetHeight ?? 0
      if (now !== height.current) check.current()
      height.current = now
    })
  })
}

/** Once the page is laid out for its frame, asking for a height costs nothing. */
function afterFrame(ask: () => void): () => void {
  let later: number | undefined
  const frame = requestAnimationFrame(() => (later = window.setTimeout(ask)))
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(later)
  }
}
