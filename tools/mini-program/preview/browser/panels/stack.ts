import { drawChanged, element } from '../draw'
import { masked } from '../mask'

interface Place {
  route: string
  query: Record<string, string>
}

function line({ route, query }: Place, isCurrent: boolean): HTMLLIElement {
  const text = Object.entries(masked(query) as Record<string, string>)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const item = element('li', {}, route, element('small', {}, text && `?${text}`))
  if (isCurrent) item.setAttribute('aria-current', 'page')
  return item
}

/** The page on top comes first. */
export const drawStack = (stack: Place[]): void =>
  drawChanged('stack', stack, (pages) =>
    pages.map((page, index) => line(page, index === pages.length - 1)).reverse(),
  )
