import type { z } from 'zod'
import { account } from './account'
import { agreement } from './agreement'
import { auth } from './auth'
import { exchangeShop } from './catalogue'
import { afterSaleCalls } from './after-sale'
import { machineCalls } from './machine'
import { identity } from './identity'
import { iter } from './iter'
import { payment } from './payment'
import { promotion } from './promotion-old'
import type { Tag } from './tags'
import { upload } from './upload'

export const api = {
  ...account,
  ...afterSaleCalls,
  ...agreement,
  ...auth,
  ...exchangeShop,
  ...identity,
  ...iter,
  ...machineCalls,
  ...payment,
  ...promotion,
  ...upload,
}

export type Api = typeof api
export type Path = keyof Api
export type PathOf<M extends 'GET' | 'POST'> = {
  [P in Path]: Api[P]['method'] extends M ? P : never
}[Path]

/** Those whose answer can be kept until it is stale; all others are writes. */
export type ReadPath = {
  [P in Path]: Api[P] extends { of: readonly Tag[] } ? P : never
}[Path]
export type WritePath = Exclude<Path, ReadPath>

/** What the client sends, what the handler receives, what comes back. */
export type In<P extends Path> = z.input<Api[P]['in']>
export type Parsed<P extends Path> = z.output<Api[P]['in']>
export type Out<P extends Path> = z.output<Api[P]['out']>
