/** Taro lets each page scroll by itself, in the element that it makes for it; docs/TARO.md. */
export const scrollerOf = (element: Element | null): Element | null =>
  element?.closest('.taro_page') ?? null
