/**
 * What depends on the screen, in words that a browser in a frame knows: `750rpx` is its width, and
 * the phone's own edges are told to each page as properties of its document.
 */
export const toScreenUnits = (value: string): string =>
  value
    .replace(/(-?\d*\.?\d+)rpx\b/gi, (_, amount: string) => `calc(${amount} * 100vw / 750)`)
    .replace(
      /env\(\s*(safe-area-inset-(?:top|right|bottom|left))\s*(?:,[^()]*)?\)/g,
      (_, edge: string) => `var(--${edge}, 0px)`,
    )
