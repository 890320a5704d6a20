import { drawChanged, element } from '../draw'
import { masked } from '../mask'

function entry([key, value]: [string, unknown]): HTMLElement[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [element('dt', {}, key), element('dd', {}, text)]
}

export const drawStorage = (entries: Record<string, unknown>): void =>
  drawChanged('storage', masked(entries) as Record<string, unknown>, (shown) => {
    const all = Object.entries(shown)
    return all.length > 0 ? all.flatMap(entry) : [element('p', { className: 'empty' }, '空的')]
  })
