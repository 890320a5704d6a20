const names = ['role', 'label', 'disabled', 'busy', 'checked', 'expanded', 'selected', 'level']
const attributes = Object.fromEntries(names.map((name) => [`aria-${name}`, '']))

/** What a screen reader is told. Taro's templates of the mini programs leave all of it out. */
export const ariaAttributes: Record<string, Record<string, string>> = Object.fromEntries(
  ['View', 'Image', 'Input', 'Textarea'].map((component) => [component, attributes]),
)
