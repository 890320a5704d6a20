/** Questions to the document of a page; they run there, so each stands alone. */

/** Text that its own box cuts off, unless an ellipsis says so. */
export function cutText(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      if (!element.innerText?.trim()) return false
      // the slides that wait are beside the one in front
      if (element.closest('wx-swiper') || element.querySelector('wx-swiper')) return false
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
      const wide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return wide || high
    })
    .map((element) => element.innerText.slice(0, 30))
}

/** Two pieces of text in the same place. */
export function overlappingText(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: { text: string; box: DOMRect }[] = []
  /** What is scrolled away or cut off with an ellipsis is not seen. */
  const isSeen = (from: Element | null, y: number): boolean => {
    if (!from || from === document.body) return true
    if (getComputedStyle(from).overflowY !== 'visible') {
      const { top, bottom } = from.getBoundingClientRect()
      if (y < top || y > bottom) return false
    }
    return isSeen(from.parentElement, y)
  }
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    if (!node.data.trim() || !element?.checkVisibility()) continue
    const { fontSize, textOverflow } = getComputedStyle(element)
    const letters = parseFloat(fontSize)
    const end = textOverflow === 'ellipsis' ? element.getBoundingClientRect().right : Infinity
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      const middle = y + height / 2
      // a line's box is higher than its letters
      const box = new DOMRect(x, middle - letters / 2, Math.min(width, end - x), letters)
      if (isSeen(element, middle)) lines.push({ text: node.data.trim(), box })
    }
  }
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  return lines.flatMap(({ text, box }, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.text !== text && meet(box, other.box))
      .map((other) => `「${text}」 and 「${other.text}」`),
  )
}

/** Words that found so little room that they stand a letter or two a line. */
export function crumbledText(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const text = node.data.trim()
    // lines that were written as such are no want of room
    if (text.length < 3 || text.includes('\n') || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (lines.size > 2 && text.length / lines.size <= 2) found.push(text.slice(0, 30))
  }
  return found
}
