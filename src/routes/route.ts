import type { table } from './table'

/**
 * Without a required one an address shows the not-found page. Whoever goes to the page gives what is
 * asked, too; an address without it asks the person, see blocks/list/Which.
 */
type QueryKind = 'required' | 'asked' | 'optional'

/** Whom a page is for that is not for every neighbour; what others read there: parts/work/roles. */
export type Role =
  | 'operator'
  | 'owner'
  | 'maintainer'
  | 'steward'
  | 'merchant'
  | 'advertiser'
  | 'house'
  | 'developer'

/** A row of the table, as it is written. */
export interface Row {
  readonly name: string
  /**
   * The page's folder in its area, where that is not the name with hyphens. Rows may share a page;
   * the first of them is the one it shows when it is opened by its file alone.
   */
  readonly page?: string
  /** Public address patterns on H5; the first whose parameters are all given is the one built. */
  readonly url: string | readonly string[]
  readonly title: string
  /** Where not everybody may see it: a visitor is sent to sign in first and comes back after. */
  readonly access?: 'user' | Role
  /** Parameters of the query. */
  readonly query?: Readonly<Record<string, QueryKind>>
  /** Comes back with the same view, scroll and fields, and asks the server nothing. */
  readonly keepAlive?: true
  /** May be shared, under this title. */
  readonly share?: string
  /** Meant for one neighbour: strangers, who read a timeline, could take it first. */
  readonly chatOnly?: true
  /** Stands in the tab bar under this text and icon, and its page in pages/tabs. */
  readonly tab?: {
    readonly text: string
    readonly icon: string
    /** Left out of the bar in elder mode, which has few and large tabs. */
    readonly elder?: false
  }
  /** In the operator's mini program too, or only there (and on H5, which has everything). */
  readonly iter?: 'too' | 'only'
  /** Written large and strong, whatever the person chose for other pages. */
  readonly large?: true
  /** Ours, beyond the product's own list of addresses. */
  readonly extra?: true
}

/** A row with what follows from where it stands. */
export interface Route extends Omit<Row, 'access'> {
  readonly access: 'public' | 'user' | Role
  /** Page file under src, without extension. */
  readonly page: string
  readonly area: Area
}

type Table = typeof table
export type Area = keyof Table

type Written = Table[Area][number]
export type RouteName = Written['name']
export type RouteOf<N extends RouteName> = Extract<Written, { name: N }>
/** Pages for people of a role. */
export type StaffRoute = Extract<Written, { access: Role }>['name']

type FoldersOf<R> = R extends { page: infer Folder extends string } ? Folder : never

/** A page that names its folder, as rows do that share one: `campaign/receipt`. */
export type NamedPage = { [A in Area]: `${A}/${FoldersOf<Table[A][number]>}` }[Area]

/** The routes that a page shows. */
export type RoutesOn<P extends NamedPage> = P extends `${infer A extends Area}/${infer Folder}`
  ? Extract<Table[A][number], { page: Folder }>['name']
  : never

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
  ? { [K in PathKeys<U> | QueryKeys<R, 'required' | 'asked'>]: Value } & {
      [K in QueryKeys<R, 'optional'>]?: Value | undefined
    }
  : never

/** What it takes to go to a route; to any of them where there are several. */
export type ParamsOf<N extends RouteName> = N extends RouteName
  ? Build<RouteOf<N>, Pattern<RouteOf<N>>>
  : never

type KeysOfUnion<T> = T extends unknown ? keyof T : never
type OptionalKeys<T> = T extends unknown
  ? { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? K : never }[keyof T]
  : never
type RequiredKeys<T> = Exclude<keyof T, OptionalKeys<T>>

type SureKeys<N extends RouteName> = Exclude<
  RequiredKeys<ParamsOf<N>>,
  QueryKeys<RouteOf<N>, 'asked'>
>

/** What a page of that route reads: text, and what only some of its addresses carry may be missing. */
export type RouteParams<N extends RouteName> = {
  [K in SureKeys<N>]: string
} & {
  [K in Exclude<KeysOfUnion<ParamsOf<N>>, SureKeys<N>>]?: string
}

/** A place in the app: a route with its decoded parameters. */
export interface Place {
  readonly name: RouteName
  readonly params: Readonly<Record<string, string>>
}
