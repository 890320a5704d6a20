import { manifest } from './manifest'

/** What the other side of a chat gets when a page is forwarded. */
export interface Card {
  title: string
  path: string
  imageUrl?: string
}

type Rule = (card: Card) => string | undefined

const routeOf = (path: string) => path.replace(/^\//, '').split('?')[0] ?? ''

/** Each tells what is wrong with a card that WeChat hands on all the same. */
const rules: Rule[] = [
  ({ path }) => (path.startsWith('/') ? undefined : `a share path without /: ${path}`),
  ({ path }) =>
    manifest.pages.includes(routeOf(path)) ? undefined : `a share path to no page: ${path}`,
]

export const faultsOf = (card: Card): string[] =>
  rules.map((rule) => rule(card)).filter((fault) => fault !== undefined)
