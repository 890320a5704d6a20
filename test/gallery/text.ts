/** Questions to the document of a page; they run there, so each stands alone. */

/** Text that its own box cuts off, unless an ellipsis says so. */
export function cutText(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      if (!element.innerText?.trim() || textOverflow === 'ellipsis') return false
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
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.data.trim() || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) lines.push({ text: node.data.trim(), box })
  }
  // a line's box is higher than its letters: a few pixels of two boxes may be shared
  const spare = 6
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > spare
  return lines.flatMap(({ text, box }, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.text !== text && meet(box, other.box))
      .map((other) => `「${text}」 and 「${other.text}」`),
  )
}
