import type { routes } from './table'

export type Area = 'agreement' | 'auth' | 'exchange-shop' | 'iter' | 'merchant' | 'promotion'

export interface Route {
  readonly name: string
  /** Page file under src, without extension. */
  readonly page: string
  /** Public address patterns on H5; the first whose parameters are all given is the one built. */
  readonly url: string | readonly string[]
  readonly title: string
  readonly area: Area
  /** Who may open it; a visitor is sent to sign in first and comes back after. */
  readonly access: 'public' | 'user' | 'operator'
  /** Parameters of the query. A missing required one shows the not-found page. */
  readonly query?: Readonly<Record<string, 'required' | 'optional'>>
  /** Comes back with the same view, scroll and fields, and asks the server nothing. */
  readonly keepAlive?: true
  /** May be shared, under this title. */
  readonly share?: { readonly title: string }
  /** Stands in the tab bar under this text and icon. */
  readonly tab?: { readonly text: string; readonly icon: string }
  /** In the operator's mini program too, or only there (and on H5, which has everything). */
  readonly iter?: 'too' | 'only'
  /** Ours, beyond the product's own list of addresses. */
  readonly extra?: true
}

type Row = (typeof routes)[number]
export type RouteName = Row['name']
export type RouteOf<N extends RouteName> = Extract<Row, { name: N }>

type Pattern<R extends Row> = R['url'] extends readonly string[] ? R['url'][number] : R['url']

type PathKeys<U> = U extends `${string}:${infer Key}/${infer Rest}`
  ? Key | PathKeys<Rest>
  : U extends `${string}:${infer Key}`
    ? Key
    : never

type QueryOf<R> = R extends { query: infer Q } ? Q : Record<never, never>
type QueryKeys<R, Kind> = {
  [K in keyof QueryOf<R>]: QueryOf<R>[K] extends Kind ? K : never
}[keyof QueryOf<R>]

type Value = string | number
type Build<R extends Row, U> = U extends string
  ? { [K in PathKeys<U> | QueryKeys<R, 'required'>]: Value } & {
      [K in QueryKeys<R, 'optional'>]?: Value | undefined
    }
  : never

/** What it takes to go to a route. */
export type ParamsOf<N extends RouteName> = Build<RouteOf<N>, Pattern<RouteOf<N>>>

type KeysOfUnion<T> = T extends unknown ? keyof T : never
type RequiredKeys<T> = {
  [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K
}[keyof T]

/** What a page of that route reads: text, and what only some of its addresses carry may be missing. */
export type RouteParams<N extends RouteName> = {
  [K in RequiredKeys<ParamsOf<N>>]: string
} & {
  [K in Exclude<KeysOfUnion<ParamsOf<N>>, RequiredKeys<ParamsOf<N>>>]?: string
}

/** A place in the app: a route with its decoded parameters. */
export interface Place {
  readonly name: RouteName
  readonly params: Readonly<Record<string, string>>
}
