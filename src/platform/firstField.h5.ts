const takesFocus = 'input, textarea, button'

/** Whatever stands first on the page of these gets the focus, in the middle of the screen. */
export function goToFirstField(ids: readonly string[]): void {
  const [first] = ids
    .map((id) => document.getElementById(id))
    .filter((field) => field !== null)
    .sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
  if (!first) return
  const target = first.matches(takesFocus) ? first : first.querySelector<HTMLElement>(takesFocus)
  target?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}
