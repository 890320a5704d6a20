type Child = Node | string

/** An element with its properties and what is in it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

export const row = (...cells: Child[]): HTMLTableRowElement =>
  element('tr', {}, ...cells.map((cell) => element('td', {}, cell)))

const drawn = new Map<string, string>()

/** Draws a part anew only when what it shows has changed: focus and scrolling stay where they are. */
export function drawChanged<T>(id: string, shown: T, draw: (shown: T) => Child[]): void {
  const text = JSON.stringify(shown)
  if (drawn.get(id) === text) return
  drawn.set(id, text)
  document.getElementById(id)?.replaceChildren(...draw(shown))
}

export const sizeOf = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(bytes < 10240 ? 1 : 0)} KB`
