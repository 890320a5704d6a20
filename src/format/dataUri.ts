/** An SVG as a data URI that also stands in url("…"): no base64, the mini program has no btoa. */
export const dataUri = (svg: string): string =>
  'data:image/svg+xml,' +
  svg
    .replace(/"/g, "'")
    .replace(/%/g, '%25')
    .replace(/#/g, '%23')
    .replace(/</g, '%3C')
    .replace(/>/g, '%3E')
