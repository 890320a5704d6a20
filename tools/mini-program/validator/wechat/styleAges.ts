/** What came to style sheets after the first phones, with the browsers that had it first. */
export interface StyleAge {
  name: string
  ios: number
  chrome: number
  selector?: RegExp
  /** Of a declaration; `among` is another that has to stand in the same rule. */
  property?: RegExp
  value?: RegExp
  among?: { property: string; value: RegExp }
  atRule?: RegExp
}

const flex = { property: 'display', value: /^(inline-)?flex$/ }

export const styleAges: readonly StyleAge[] = [
  { name: ':has()', ios: 15.4, chrome: 105, selector: /:has\(/ },
  { name: ':is() and :where()', ios: 14, chrome: 88, selector: /:(is|where)\(/ },
  {
    name: 'a unit of the visible screen',
    ios: 15.4,
    chrome: 108,
    value: /\d[dsl]v(h|w|min|max)\b/,
  },
  { name: 'a gap in flex', ios: 14.5, chrome: 84, property: /^(row-|column-)?gap$/, among: flex },
  { name: 'aspect-ratio', ios: 15, chrome: 88, property: /^aspect-ratio$/ },
  { name: 'inset', ios: 14.5, chrome: 87, property: /^inset/ },
  { name: 'color-mix()', ios: 16.2, chrome: 111, value: /\bcolor-mix\(/ },
  { name: 'a container query', ios: 16, chrome: 105, atRule: /^container$/ },
  { name: 'a layer', ios: 15.4, chrome: 99, atRule: /^layer$/ },
]
