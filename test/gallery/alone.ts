/** Questions to the document of a page; they run there, so each stands alone. */

/** Puts away all that is not part of the open layer. */
export function leaveLayerAlone(): void {
  let element: Element | null = document.querySelector('[role=dialog]')?.parentElement ?? null
  while (element && element !== document.body) {
    for (const other of element.parentElement?.children ?? []) {
      if (other !== element) other.classList.add('put-away')
    }
    element = element.parentElement
  }
}

export function bringAllBack(): void {
  for (const element of document.querySelectorAll('.put-away')) {
    element.classList.remove('put-away')
  }
}
